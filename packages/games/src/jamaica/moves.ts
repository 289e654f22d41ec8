import type { Move as AnyMove } from '@topsail/engine';
import { DECK } from './cards.ts';
import type { Course } from './course.ts';
import { MOST_IN_HOLD, SIXTH } from './holds.ts';
import { TREASURES } from './treasures.ts';
import type { ActionCard, TreasureName } from './types.ts';

export type MoveKind =
  | 'dice'
  | 'card'
  | 'stow'
  | 'sail'
  | 'fight'
  | 'powder'
  | 'take'
  | 'reroll'
  | 'let-stand'
  | 'rob-hold'
  | 'rob-treasure'
  | 'rob-place'
  | 'rob-blind'
  | 'rob-token'
  | 'curse'
  | 'nothing'
  | 'treasure'
  | 'leave';

/** An answer: what kind it is, its number (a die, a card, a hold, a space, a ship…) and, for `take`, the hold. */
export interface Move extends AnyMove {
  readonly kind: MoveKind;
  readonly n: number;
  readonly hold: number;
}

/** The ghost's number in `fight`, whatever the number of seats. */
export const GHOST_FOE = -1;

const byText = new Map<string, Move>();

/** Equal texts are one move: the two +7 treasures have the same name. */
function move(text: string, kind: MoveKind, n = 0, hold = 0): Move {
  const made = byText.get(text) ?? Object.freeze({ text, kind, n, hold });
  byText.set(text, made);
  return made;
}

function moves(count: number, make: (n: number) => Move): readonly Move[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

const SEATS = 6;
const HOLDS = SIXTH + 1;

/** By the die that goes to the morning; 0 is never used. */
export const MORNING = moves(7, (die) => move(`morning ${die}`, 'dice', die));
export const CARD = moves(DECK.length, (card) => move(`card ${DECK[card].join('/')}`, 'card', card));
export const STOW = moves(HOLDS, (hold) => move(`stow ${hold}`, 'stow', hold));
export const FIGHT = moves(SEATS, (seat) => move(`fight ${seat}`, 'fight', seat));
export const FIGHT_GHOST = move('fight ghost', 'fight', GHOST_FOE);
export const COMMIT = moves(HOLDS * MOST_IN_HOLD + 1, (n) => move(`powder ${n}`, 'powder', n));
/** Looked up as `TAKE[hold][n]`. */
export const TAKE = Array.from({ length: HOLDS }, (_, hold) =>
  moves(MOST_IN_HOLD + 1, (n) => move(`take ${n} from ${hold}`, 'take', n, hold)),
);
export const REROLL = move('reroll', 'reroll');
export const LET_STAND = move('let stand', 'let-stand');
export const ROB_HOLD = moves(HOLDS, (hold) => move(`rob hold ${hold}`, 'rob-hold', hold));
/** By treasure card: only the powers ever lie face up. */
export const ROB_TREASURE = moves(4, (card) => move(`rob ${TREASURES[card]}`, 'rob-treasure', card));
export const ROB_PLACE = moves(TREASURES.length, (place) => move(`rob card ${place}`, 'rob-place', place));
export const ROB_BLIND = move('rob card', 'rob-blind');
export const ROB_TOKEN = move('rob token', 'rob-token');
/** By treasure card; only the cursed ones are ever used. */
export const CURSE = moves(TREASURES.length, (card) => move(`curse ${TREASURES[card]}`, 'curse', card));
export const TAKE_NOTHING = move('take nothing', 'nothing');
export const TAKE_TREASURE = move('take treasure', 'treasure');
export const LEAVE_TREASURE = move('leave treasure', 'leave');

/** The card that a `card` lays. */
export function cardIn({ n }: Move): ActionCard {
  return DECK[n];
}

/** The treasure that is meant by `rob-treasure` or `curse`. */
export function treasureIn({ n }: Move): TreasureName {
  return TREASURES[n];
}

/** One move for each space of a course, by the name printed there. */
export function sailMoves(course: Course): readonly Move[] {
  return course.ids.map((id, space) => move(`sail ${id}`, 'sail', space));
}

export function parseMove(text: string): Move | undefined {
  return byText.get(text);
}
