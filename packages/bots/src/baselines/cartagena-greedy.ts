import { fast, type Chance } from '@topsail/engine';
import { cartagena, cartagenaRules, type CartagenaView } from '@topsail/games';
import type { Bot } from '../bot.ts';

type State = cartagenaRules.State;
type Move = cartagenaRules.Move;

const { BOAT, PIRATES, SYMBOLS, count, landing, total } = cartagenaRules;

/** Plans its whole turn in one imagined world, and makes the first action of the plan whose end is worth most. */
export const cartagenaGreedy: Bot = {
  choose(view, seed, budget) {
    const chance = fast(seed);
    const state = cartagena.imagine(view as CartagenaView, chance);
    const plan = new Plan(state.seat, chance, budget?.stop);
    plan.goOn(state, undefined);
    return plan.first.text;
  },
};

class Plan {
  first!: Move;
  private most = -Infinity;
  private readonly seat: number;
  private readonly chance: Chance;
  private readonly stop: (() => boolean) | undefined;
  private readonly seen = new Set<number>();

  constructor(seat: number, chance: Chance, stop: (() => boolean) | undefined) {
    this.seat = seat;
    this.chance = chance;
    this.stop = stop;
  }

  /** Tries every action from here, and every one after it, but no position twice. */
  goOn(before: State, first: Move | undefined): void {
    const moves: Move[] = [];
    moves.length = cartagena.legalMoves(before, this.seat, moves);
    for (const move of moves) {
      this.first ??= move;
      if (this.stop?.() === true) return;
      const state = cartagena.clone(before);
      cartagena.apply(state, this.seat, move, this.chance);
      if (this.isNew(state)) this.look(state, first ?? move, before.turn);
    }
  }

  private look(state: State, first: Move, turn: number): void {
    if (state.turn === turn && state.ending === undefined) return this.goOn(state, first);
    const worth = worthOf(state, this.seat);
    if (worth <= this.most) return;
    this.most = worth;
    this.first = first;
  }

  private isNew(state: State): boolean {
    const key = keyOf(state, this.seat);
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    return true;
  }
}

/** The pirates in full, hand and discard pile as a sum that is hardly ever the same for two. */
function keyOf(state: State, seat: number): number {
  let pirates = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++)
    pirates = pirates * (BOAT + 1) + state.pirates[i];
  const cards = Math.imul(state.hands[seat], 0x9e3779b1) ^ Math.imul(state.discard + 1, 0x85ebca6b);
  const rest = Math.imul(cards ^ (cards >>> 15) ^ (4 * state.turn + state.actionsLeft), 0xc2b2ae35);
  return pirates * 2 ** 21 + (rest >>> 11);
}

const WON = 1000;
const ABOARD = 3;
const SYMBOL = 1;
/** What the first, second, third card are worth, and so on: in spaces. */
const CARDS = [8, 8, 7, 6, 6, 5, 4, 4, 3, 2, 2, 1];
/** How much of the next player's longest jump is counted against one's own plan. */
const GIFT = 0.5;

function worthOf(state: State, seat: number): number {
  if (state.ending === 'escape') return WON;
  let worth = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++) {
    worth += state.pirates[i];
    if (state.pirates[i] === BOAT) worth += ABOARD;
  }
  const hand = state.hands[seat];
  for (let i = Math.min(total(hand), CARDS.length) - 1; i >= 0; i--) worth += CARDS[i];
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) if (count(hand, symbol) > 0) worth += SYMBOL;
  return worth - GIFT * longestJump(state, state.seat);
}

function longestJump({ hands, pirates, tunnel, crowd }: State, seat: number): number {
  let longest = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if (count(hands[seat], symbol) === 0) continue;
    for (let i = PIRATES * seat; i < PIRATES * (seat + 1) && pirates[i] < BOAT; i++) {
      longest = Math.max(longest, landing(tunnel, crowd, pirates[i], symbol) - pirates[i]);
    }
  }
  return longest;
}
