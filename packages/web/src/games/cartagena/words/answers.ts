import type { Fact, Foresight } from '@topsail/engine';
import {
  CARTAGENA_SYMBOLS,
  type CartagenaCard,
  type CartagenaMove as Move,
  type CartagenaView as View,
} from '@topsail/games';
import type { Answer, AnswerGroup } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { factNotes, landingIn } from './facts.ts';
import { atPosition, cardName, toPosition } from './tunnel.ts';

/** Every legal move in words, one group for each place a pirate may leave. */
export function groups(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): readonly AnswerGroup[] {
  const places = [...new Set(moves.filter(isOfPirate).map(({ from }) => from))];
  const byPirate = places.map((place) => ({
    title: groupTitle(view, place),
    short: true,
    answers: moves
      .filter((move) => isOfPirate(move) && move.from === place)
      .map((move) => answerOf(move, foresee(move))),
  }));
  const others = moves.filter((move) => !isOfPirate(move)).map((move) => answerOf(move, foresee(move)));
  if (others.length === 0) return byPirate;
  return [...byPirate, { title: words.cartagena.groups.end, answers: others }];
}

function isOfPirate({ kind }: Move): boolean {
  return kind === 'advance' || kind === 'retreat';
}

function groupTitle({ table }: View, place: number): string {
  const here = table.players[table.seat]?.pirates.filter((at) => at === place).length ?? 1;
  return words.cartagena.groups.pirate({ n: here, at: atPosition(place) });
}

function answerOf(move: Move, foresight: Foresight): Answer {
  const notes = factNotes(foresight);
  const label = labelOf(move, foresight.certain);
  const icon = CARTAGENA_SYMBOLS[move.symbol];
  const answer: Answer = { move: move.text, label, notes, previews: isOfPirate(move) };
  return icon === undefined ? answer : { ...answer, icon };
}

function labelOf(move: Move, facts: readonly Fact[]): string {
  const { answers } = words.cartagena;
  const to = landingIn(facts);
  if (move.kind === 'advance') {
    const card = CARTAGENA_SYMBOLS[move.symbol];
    if (card !== undefined && to !== undefined) return advanceLabel(card, to);
  }
  if (move.kind === 'retreat' && to !== undefined) return answers.retreat({ to: toPosition(to) });
  return move.kind === 'stop' ? answers.stop : move.text;
}

export function advanceLabel(card: CartagenaCard, to: number): string {
  return words.cartagena.answers.advance({ card: words.capital(cardName(card)), to: toPosition(to) });
}
