import type { Foresight } from '@topsail/engine';
import {
  BOAT,
  CARTAGENA_SYMBOLS,
  type CartagenaCard,
  type CartagenaFact,
  type CartagenaMove as Move,
  type CartagenaView as View,
} from '@topsail/games';
import type { Answer, AnswerGroup } from '../../contract/face.ts';
import { words } from '../../../words/index.ts';
import { factNotes, isTunnelFact } from './facts.ts';
import { atPlace, cardName, spaceLeft, toPosition } from './tunnel.ts';
import { retreatSaid, wayBrief, waySaid } from './ways.ts';

/** Every legal move in words, one group for each place a pirate may leave. */
export function groups(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): readonly AnswerGroup[] {
  const places = [...new Set(moves.filter(isOfPirate).map(({ from }) => from))];
  const byPirate = places.map((place) => ({
    ...headOf(view, place),
    short: true,
    answers: moves
      .filter((move) => isOfPirate(move) && move.from === place)
      .map((move) => answerOf(move, foresee(move))),
  }));
  const others = moves.filter((move) => !isOfPirate(move)).map((move) => answerOf(move, foresee(move)));
  return others.length === 0 ? byPirate : [...byPirate, { answers: others }];
}

function isOfPirate({ kind }: Move): boolean {
  return kind === 'advance' || kind === 'retreat';
}

/** Where the pirate stands, and with how many of his crew. */
function headOf({ table }: View, place: number): Pick<AnswerGroup, 'title' | 'aside' | 'tab'> {
  const n = table.players[table.seat]?.pirates.filter((at) => at === place).length ?? 1;
  const at = atPlace(table, place);
  const title = n === 1 ? words.capital(at) : words.cartagena.piratesAt({ n, at });
  const aside = spaceLeft(place);
  const icon = table.symbols[place - 1] ?? (place === BOAT ? 'sail' : 'pirate');
  if (aside === undefined) return { title, tab: { icon, text: `×${n}` } };
  return { title, aside, tab: { icon, text: String(BOAT - place) } };
}

function answerOf(move: Move, foresight: Foresight): Answer {
  const facts = foresight.certain.filter(isTunnelFact);
  const said = { move: move.text, label: labelOf(move) };
  if (!isOfPirate(move))
    return { ...said, notes: factNotes({ ...foresight, certain: facts.filter(isNews) }), foot: true };
  const notes = factNotes({ ...foresight, certain: facts.filter((fact) => !isDetail(fact)) });
  const icon = CARTAGENA_SYMBOLS[move.symbol] ?? 'undo';
  return { ...said, notes, icon, previews: true, ...wayOf(facts, said.label) };
}

function labelOf({ kind, symbol }: Move): string {
  const card = CARTAGENA_SYMBOLS[symbol];
  if (kind === 'advance' && card !== undefined) return words.capital(cardName(card));
  return kind === 'retreat' ? words.cartagena.answers.fallBack : words.cartagena.answers.stop;
}

/** The way in a few words, and in fewer still. */
function wayOf(facts: readonly CartagenaFact[], label: string): Partial<Answer> {
  const fact = facts.find(isLanding);
  if (fact === undefined) return {};
  const cards = drawnIn(facts);
  const said = fact.to > fact.from ? waySaid(fact) : retreatSaid(fact, cards);
  const detail = facts.some(({ fact: kind }) => kind === 'wins') ? words.cartagena.answers.wins : said;
  return {
    detail,
    deed: words.cartagena.answers.advance({ card: label, to: detail }),
    brief: wayBrief(fact, cards),
  };
}

type Landing = Extract<CartagenaFact, { readonly fact: 'lands' | 'boards' }>;

function isLanding(fact: CartagenaFact): fact is Landing {
  return fact.fact === 'lands' || fact.fact === 'boards';
}

function drawnIn(facts: readonly CartagenaFact[]): number {
  return facts.reduce((sum, fact) => sum + (fact.fact === 'draws' ? fact.count : 0), 0);
}

/** What “End turn” does not say itself. */
function isNews({ fact }: CartagenaFact): boolean {
  return fact !== 'turn-ends';
}

/** What the detail says already. */
function isDetail(fact: CartagenaFact): boolean {
  const { fact: kind } = fact;
  if (kind === 'draws') return fact.cards.length === 0;
  return isLanding(fact) || kind === 'wins';
}

export function advanceLabel(card: CartagenaCard, to: number): string {
  return words.cartagena.answers.advance({ card: words.capital(cardName(card)), to: toPosition(to) });
}
