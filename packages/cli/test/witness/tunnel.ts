import type { Script } from './script.ts';
import type { Told } from './told.ts';

/** The symbols of the sections from their straight ends (data). */
const SECTIONS: Readonly<Record<string, string>> = {
  A: 'bottle pistol hat flag sabre key',
  B: 'flag hat pistol key bottle sabre',
  C: 'sabre flag bottle pistol key hat',
  D: 'key bottle flag sabre hat pistol',
  E: 'pistol key sabre hat flag bottle',
  F: 'hat sabre key bottle pistol flag',
};
const SYMBOLS = SECTIONS.A!.split(' ');
const ROW = 12;

export const BOAT = 37;

/** Tunnel, pirates and cards as the witness remembers them. */
export class Tunnel {
  readonly script: Script;
  readonly seats: number;
  readonly hasRow: boolean;
  readonly pirates: number[][];
  readonly hands: string[][];
  row: string[] = [];
  deck: string[] = SYMBOLS.flatMap((symbol) => Array.from({ length: 17 }, () => symbol));
  discard: string[] = [];
  seat: number | null = null;
  private readonly boatRetreat: boolean;
  private symbols: string[] = [];

  constructor(script: Script, setup: Told) {
    this.script = script;
    this.seats = setup.seats!;
    this.hasRow = setup.variant !== 'cartagena-jamaica';
    this.boatRetreat = setup.boatRetreat!;
    this.pirates = Array.from({ length: this.seats }, () => [0, 0, 0, 0, 0, 0]);
    this.hands = Array.from({ length: this.seats }, () => []);
  }

  /** C-SET-1. */
  lay(event: Told): void {
    this.script.same(event.sections!.map(([name]) => name).sort(), Object.keys(SECTIONS), 'the sections');
    this.symbols = event.sections!.flatMap(([name, end]) => {
      const symbols = SECTIONS[name]!.split(' ');
      return end === 'straight' ? symbols : symbols.reverse();
    });
    this.script.same(event.symbols, this.symbols, 'the symbols');
    this.check(event);
  }

  /** C-SET-4, C-DRAW-1, C-DRAW-2. */
  layRow(event: Told): void {
    const cards = event.cards as string[];
    for (const card of cards) this.drawTo(card, this.row);
    this.script.demand(cards.length === ROW || this.isDry(), 'the row is too short');
    this.check(event);
  }

  /** No card can be drawn any more. */
  isDry(): boolean {
    return this.deck.length + this.discard.length === 0;
  }

  /** C-DRAW-2: an empty deck is the shuffled discard pile. */
  drawTo(card: string, to: string[]): void {
    if (this.deck.length === 0) [this.deck, this.discard] = [this.discard, this.deck];
    this.move(card, this.deck, to, 'the deck');
  }

  move(card: string, from: string[], to: string[], what: string): void {
    const at = from.indexOf(card);
    this.script.demand(at >= 0, `there is no ${card} in ${what}`);
    from.splice(at, 1);
    to.push(card);
  }

  get hand(): string[] {
    return this.hands[this.seat!]!;
  }

  get own(): number[] {
    return this.pirates[this.seat!]!;
  }

  crowd(space: number): number {
    return this.pirates.flat().filter((at) => at === space).length;
  }

  /** C-FWD-1, C-FWD-2, C-FWD-4. */
  next(from: number, card: string): number {
    const spaces = this.symbols.map((symbol, i) => (symbol === card ? i + 1 : 0));
    return spaces.find((space) => space > from && this.crowd(space) === 0) ?? BOAT;
  }

  /** C-BACK-1, C-BACK-3. */
  refuge(from: number): number | undefined {
    if (from === BOAT && !this.boatRetreat) return undefined;
    for (let space = from - 1; space > 0; space--) if ([1, 2].includes(this.crowd(space))) return space;
    return undefined;
  }

  walk(from: number, to: number): void {
    this.script.demand(this.own.includes(from), 'no pirate of this seat stands there');
    this.own[this.own.indexOf(from)] = to;
  }

  check({ state }: Told): void {
    if (state === undefined) return;
    const { row, deck, seat } = this;
    const pirates = this.pirates.map((men) => tally(men.map(String)));
    const hands = this.hands.map(tally);
    const expected = { pirates, hands, row, deck: deck.length, discard: tally(this.discard), seat };
    this.script.same(sortKeys(state), sortKeys(expected), 'the state');
  }
}

function tally(things: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1;
  return counts;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, sortKeys(inner)]);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
