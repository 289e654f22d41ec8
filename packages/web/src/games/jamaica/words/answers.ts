import type { Foresight } from '@topsail/engine';
import {
  cardIn,
  type ActionCard,
  type ActionName,
  type JamaicaMove as Move,
  type View,
} from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import type { Answer, AnswerGroup } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { factNotes, knownIn } from './facts.ts';
import { glanceOf } from './glance.ts';
import { labelOf } from './labels.ts';
import { oddsSpan } from './odds.ts';
import { planOf } from './plan.ts';
import { cargoIn, opponentOf, ownSeat, shipOf } from './ships.ts';
import { cargoName, holdName, orderName, treasureName } from './terms.ts';
import { usualOf } from './usual.ts';

/** Every legal move in words. */
export function groups(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): readonly AnswerGroup[] {
  const usual = usualOf(view, moves, foresee);
  const answers = moves.map((move) => ({
    ...answerOf(view, move, foresee(move)),
    usual: move === usual,
  }));
  return [{ short: moves.every(({ kind }) => kind === 'powder' || kind === 'take'), answers }];
}

function answerOf(view: View, move: Move, foresight: Foresight): Answer {
  const facts = factNotes(view, foresight);
  const answer: Answer = {
    move: move.text,
    label: labelOf(view, move),
    notes: notesOf(view, move, facts.notes),
    danger: facts.danger,
  };
  if (move.kind === 'card')
    return {
      ...answer,
      previews: true,
      glance: glanceOf(view.setup.ruleset, cardIn(move), planOf(foresight)),
    };
  if (move.kind === 'sail') return { ...answer, previews: true };
  const odds = knownIn(foresight).find((fact) => fact.fact === 'odds');
  return odds === undefined ? answer : { ...answer, odds: oddsSpan(view, odds.table) };
}

/** What the view tells about an answer, and what is foreseen of it. */
function notesOf(view: View, move: Move, foreseen: readonly string[]): readonly string[] {
  switch (move.kind) {
    case 'card':
      return foreseen.length > 0 ? foreseen : [ordersNote(view, cardIn(move))];
    case 'take':
      return [...holdNote(view, move.hold), ...foreseen];
    case 'rob-place':
      return [...treasureNote(view, move.n), ...foreseen];
    default:
      return foreseen;
  }
}

function holdNote(view: View, n: number): readonly string[] {
  const cargo = cargoIn(shipOf(view, ownSeat(view) ?? 'ghost'), n);
  if (cargo === undefined) return [];
  const hold = words.capital(holdName(n));
  return [words.jamaica.holdWith({ hold, cargo: cargoName(view.setup.ruleset, cargo) })];
}

function treasureNote(view: View, n: number): readonly string[] {
  const loser = opponentOf(view);
  const known = view.own?.faces.find(({ ship, place }) => ship === loser && place === n);
  return known === undefined ? [] : [words.jamaica.answers.known({ treasure: treasureName(known.treasure) })];
}

function ordersNote({ setup: { ruleset }, table: { dice } }: View, [first, second]: ActionCard): string {
  const { answers, half } = words.jamaica;
  const said = (name: 'morning' | 'evening', action: ActionName): string =>
    answers.order({
      half: half({ world: worldOf(ruleset), half: name }),
      order: orderName(ruleset, action, dice[name]),
    });
  return answers.orders({ morning: said('morning', first), evening: said('evening', second) });
}
