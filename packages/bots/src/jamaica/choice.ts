import { bit, lowest, members, type Chance, type Viewer } from '@topsail/engine';
import type { jamaicaRules } from '@topsail/games';
import { CARD_TRAITS, measureCard } from './card-traits.ts';

type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** What each trait of a card weighs with a player who chooses one. */
export type CardWeights = Readonly<Record<string, number>>;

const MOST_CARDS = 11;
const FINE = 0x10000000;

/** Weighs cards by their traits. Holds scratch space: one for each thread that thinks. */
export class CardChooser {
  private readonly weights: Float64Array;
  private readonly scratch = new Float64Array(CARD_TRAITS.length);
  private readonly sums = new Float64Array(MOST_CARDS);

  constructor(weights: CardWeights) {
    this.weights = Float64Array.from(CARD_TRAITS, (name) => weights[name] ?? 0);
  }

  /** How much a player likes a card, if that die goes to the morning. */
  liking(s: State, seat: number, card: number, morning: number): number {
    measureCard(s, seat, card, morning, this.scratch);
    let sum = 0;
    for (let i = 0; i < this.weights.length; i++) sum += this.weights[i] * this.scratch[i];
    return sum;
  }

  /** RND-2: the card liked best. */
  pickCard(s: State, seat: number, moves: readonly Move[], count: number): number {
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const liking = this.liking(s, seat, moves[i].n, s.morning);
      if (liking <= most) continue;
      best = i;
      most = liking;
    }
    return best;
  }

  /** RND-2: a card drawn as people choose: the more it is liked, the likelier. */
  drawCard(s: State, seat: number, moves: readonly Move[], count: number, chance: Chance): number {
    return this.draw(count, chance, (i) => this.liking(s, seat, moves[i].n, s.morning));
  }

  private draw(count: number, chance: Chance, liking: (i: number) => number): number {
    let sum = 0;
    for (let i = 0; i < count; i++) {
      sum += Math.exp(liking(i));
      this.sums[i] = sum;
    }
    const drawn = (sum * chance.roll(FINE, 'card choice')) / FINE;
    for (let i = 0; i < count; i++) if (drawn <= this.sums[i]) return i;
    return count - 1;
  }

  /** Gives every card that others have laid face down a likely face, out of the hand it was in. */
  guessPicks(s: State, viewer: Viewer, chance: Chance): void {
    for (let seat = 0; seat < s.seats; seat++) {
      const ship = s.ships[seat];
      if (seat === viewer || ship.pick < 0) continue;
      ship.hand |= bit(ship.pick);
      ship.pick = this.likelyCard(s, seat, chance);
      ship.hand &= ~bit(ship.pick);
    }
  }

  private likelyCard(s: State, seat: number, chance: Chance): number {
    const hand = members(s.ships[seat].hand);
    return hand[this.draw(hand.length, chance, (i) => this.liking(s, seat, hand[i], s.morning))];
  }

  /** RND-1: the order of the dice that serves the best card in hand. */
  assignDice(s: State, seat: number, moves: readonly Move[], count: number): number {
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const liking = this.bestInHand(s, seat, moves[i].n);
      if (liking <= most) continue;
      best = i;
      most = liking;
    }
    return best;
  }

  private bestInHand(s: State, seat: number, morning: number): number {
    let most = -Infinity;
    for (let rest = s.ships[seat].hand; rest !== 0; rest &= rest - 1)
      most = Math.max(most, this.liking(s, seat, lowest(rest), morning));
    return most;
  }
}
