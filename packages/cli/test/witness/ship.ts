import type { Contents, Name } from './told.ts';

export const GHOST = 'ghost';
/** T-HOLD: the number of the Sixth Hold. */
export const SIXTH = 5;
export const CURSES: readonly string[] = ['-2', '-3', '-4'];
export const POWERS: readonly string[] = ['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold'];

interface Hold {
  readonly good: string;
  readonly count: number;
}

/** A ship as the witness remembers it. */
export class Ship {
  readonly name: Name;
  at: Name;
  lap = 0;
  readonly holds: (Hold | undefined)[] = [undefined, undefined, undefined, undefined, undefined, undefined];
  up: string[] = [];
  down: string[] = [];
  tokens = 0;
  hand: string[] = [];
  deck: string[] = [];
  discard: string[] = [];
  pick: string | undefined;

  constructor(name: Name, at: Name) {
    this.name = name;
    this.at = at;
  }

  get isGhost(): boolean {
    return this.name === GHOST;
  }

  has(power: string): boolean {
    return this.up.includes(power);
  }

  /** GHO-5: at the ghost every power sleeps but Lady Beth, which is its own (GHO-2). */
  uses(power: string): boolean {
    return this.has(power) && (!this.isGhost || power === 'lady-beth');
  }

  total(good: string): number {
    return this.holds.reduce((sum, hold) => sum + (hold?.good === good ? hold.count : 0), 0);
  }

  /** T-HOLD; GHO-10: the ghost loads nothing onto the card. */
  private numbers(): number[] {
    return this.uses('sixth-hold') ? [0, 1, 2, 3, 4, SIXTH] : [0, 1, 2, 3, 4];
  }

  /** LOAD-1, LOAD-2, LOAD-4: the holds that may take a load. */
  berths(good: string): number[] {
    const empty = this.numbers().filter((hold) => this.holds[hold] === undefined);
    if (empty.length > 0) return empty;
    // GHO-7: the ghost holds only gold, so it has nothing to throw away.
    return this.numbers().filter((hold) => this.holds[hold]?.good !== good);
  }

  contents(hold: number): Contents {
    const cargo = this.holds[hold];
    return cargo === undefined ? null : { [cargo.good]: cargo.count };
  }

  put(hold: number, good: string, count: number): void {
    this.holds[hold] = { good, count };
  }

  takeOut(hold: number, good: string, n: number): boolean {
    const cargo = this.holds[hold];
    if (cargo?.good !== good || n < 1 || cargo.count < n) return false;
    this.holds[hold] = cargo.count === n ? undefined : { good, count: cargo.count - n };
    return true;
  }
}

/** Takes one of equal things out of a list; false when there is none. */
export function remove(list: string[], thing: string): boolean {
  const at = list.indexOf(thing);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
