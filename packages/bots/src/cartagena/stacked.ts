import type { Chance } from '@topsail/engine';

/**
 * Luck as if the deck had been stacked beforehand: how many cards are left decides which one comes, whatever was done
 * in between. So plans that draw the same number of cards draw the same cards, and can be compared.
 */
export class StackedDeck implements Chance {
  private readonly order: number;

  constructor(order: number) {
    this.order = order;
  }

  roll(sides: number): number {
    let mixed = Math.imul(this.order ^ Math.imul(sides, 0x9e3779b1), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
    return 1 + (((mixed ^ (mixed >>> 16)) >>> 0) % sides);
  }
}
