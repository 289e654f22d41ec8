import { bit, fast, movesOf } from '@topsail/engine';
import { jamaica, jamaicaRules } from '@topsail/games';

const { ASK, DECK, FOOD, GOLD, NO_ROLL, POWDER } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

const GOODS = { gold: GOLD, food: FOOD, powder: POWDER };

/** What lies in one hold: `gold 3`, or a dash for an empty one. */
export type Goods = `${keyof typeof GOODS} ${number}` | '-';

/** A new game in which everything aboard has been taken off, and all are about to pick a card. */
export function bareTable(ruleset = 'jamaica-1', seats = 3, ghost?: 'yes' | 'no'): State {
  const setup = jamaica.checkSetup(ruleset, seats, ghost === undefined ? {} : { ghost });
  if (!setup.ok) throw new Error(setup.refusal.code);
  const s = jamaica.setup(setup.value, fast(1));
  for (const ship of s.ships) Object.assign(ship, { holds: 0, up: 0 });
  s.captain = 0;
  return asking(s, 'card', 0, { asked: (1 << seats) - 1 });
}

/** The same table, with this question asked of this seat. */
export function asking(s: State, question: keyof typeof ASK, seat: number, how: Partial<State> = {}): State {
  return Object.assign(s, { asking: ASK[question], asked: bit(seat), ...how });
}

/** A battle that one ship began, before anybody has rolled. */
export function battle(s: State, ship: number, foe: number): State {
  const none = { attackPowder: 0, attackFace: NO_ROLL, defencePowder: 0, defenceFace: NO_ROLL };
  return Object.assign(s, { ship, foe, sabreUsed: false, ...none });
}

/** The holds of a ship, from the first on; the sixth comes last. */
export function stowed(...goods: readonly Goods[]): number {
  return goods.reduce((holds, one, hold) => holds | (contents(one) << (5 * hold)), 0);
}

function contents(goods: Goods): number {
  if (goods === '-') return 0;
  const [good, count] = goods.split(' ') as [keyof typeof GOODS, string];
  return GOODS[good] * 8 + Number(count);
}

/** The number of a space, by the name printed there. */
export function space(s: State, id: number | string): number {
  return s.rules.course.ids.indexOf(id);
}

/** Gives a seat exactly this hand, and leaves the rest of the cards in its deck. */
export function deal(s: State, seat: number, ...cards: readonly string[]): void {
  const ship = s.ships[seat];
  ship.hand = cards.reduce((hand, card) => hand | bit(cardNumber(card)), 0);
  ship.deck = ((1 << DECK.length) - 1) & ~ship.hand & ~ship.discard;
}

export function cardNumber(name: string): number {
  return DECK.findIndex((card) => card.join('/') === name);
}

/** What a seat would answer to the question asked. */
export function answer(
  s: State,
  seat: number,
  choose: (s: State, seat: number, moves: readonly Move[], count: number) => number,
): string {
  const moves = movesOf(jamaica, s, seat);
  return moves[choose(s, seat, moves, moves.length)].text;
}
