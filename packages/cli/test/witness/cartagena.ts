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
const BOAT = 37;
const ROW = 12;
const MOST_TURNS_EACH = 200;
const SYMBOLS = SECTIONS.A!.split(' ');

/** Follows a game of Cartagena from set-up to end. */
export function witnessCartagena(script: Script): void {
  new Cartagena(script).play();
}

class Cartagena {
  private readonly script: Script;
  private seats = 0;
  private hasRow = false;
  private boatRetreat = true;
  private symbols: string[] = [];
  private readonly pirates: number[][] = [];
  private readonly hands: string[][] = [];
  private row: string[] = [];
  private deck: string[] = SYMBOLS.flatMap((symbol) => Array.from({ length: 17 }, () => symbol));
  private discard: string[] = [];
  private seat: number | null = null;
  private turns = 0;

  constructor(script: Script) {
    this.script = script;
  }

  play(): void {
    this.begin();
    let passes = 0;
    for (;;) {
      const passed = this.turn();
      if (passed === undefined) return this.end({ winner: this.seat });
      passes = passed ? passes + 1 : 0;
      if (passes === this.seats) return this.end({ drawn: true });
      if (this.turns === MOST_TURNS_EACH * this.seats) return this.end({});
      this.seat = (this.seat! + 1) % this.seats;
    }
  }

  private begin(): void {
    const { script } = this;
    const setup = script.take('setup');
    this.seats = setup.seats!;
    this.hasRow = setup.variant !== 'cartagena-jamaica';
    this.boatRetreat = setup.boatRetreat!;
    for (let seat = 0; seat < this.seats; seat++) {
      this.pirates.push([0, 0, 0, 0, 0, 0]);
      this.hands.push([]);
    }
    this.layTunnel();
    for (let seat = 0; seat < this.seats; seat++) this.deal(seat);
    const first = script.take('first');
    this.seat = first.seat!;
    this.check(first);
    if (this.hasRow) this.layRow(script.take('row'));
  }

  /** C-SET-1. */
  private layTunnel(): void {
    const event = this.script.take('tunnel');
    this.script.same(event.sections!.map(([name]) => name).sort(), Object.keys(SECTIONS), 'the sections');
    this.symbols = event.sections!.flatMap(([name, end]) => {
      const symbols = SECTIONS[name]!.split(' ');
      return end === 'straight' ? symbols : symbols.reverse();
    });
    this.script.same(event.symbols, this.symbols, 'the symbols');
    this.check(event);
  }

  /** C-SET-3. */
  private deal(seat: number): void {
    const event = this.script.take('deal');
    this.script.same([event.seat, event.cards!.length], [seat, 6], 'the deal');
    for (const card of event.cards as string[]) this.move(card, this.deck, this.hands[seat]!, 'the deck');
    this.check(event);
  }

  /** C-SET-4, C-DRAW-1, C-DRAW-2; a reshuffle may have been told before. */
  private layRow(event: Told): void {
    const cards = event.cards as string[];
    for (const card of cards) this.drawTo(card, this.row);
    const isFull = cards.length === ROW || this.deck.length + this.discard.length === 0;
    this.script.demand(isFull, 'the row is too short');
    this.check(event);
  }

  private drawTo(card: string, to: string[]): void {
    if (this.deck.length === 0) [this.deck, this.discard] = [this.discard, this.deck];
    this.move(card, this.deck, to, 'the deck');
  }

  private move(card: string, from: string[], to: string[], what: string): void {
    const at = from.indexOf(card);
    this.script.demand(at >= 0, `there is no ${card} in ${what}`);
    from.splice(at, 1);
    to.push(card);
  }

  /** C-TURN-1, C-PASS: whether the player passed; undefined when he won. */
  private turn(): boolean | undefined {
    const { script } = this;
    const event = script.take('turn');
    script.same(event.seat, this.seat, 'the seat');
    this.turns++;
    this.check(event);
    if (!this.mayAct()) {
      this.check(this.ownEvent('pass'));
      return true;
    }
    for (let action = 1; action <= 3; action++) {
      const isStopping = script.peek() === 'stop';
      script.demand(action > 1 || !isStopping, 'the first action is compulsory');
      if (isStopping || !this.mayAct()) {
        this.check(this.ownEvent('stop'));
        return false;
      }
      if (script.peek() === 'forward') this.forward();
      else this.back();
      if (this.pirates[this.seat!]!.every((at) => at === BOAT)) return undefined;
    }
    return false;
  }

  private ownEvent(kind: string): Told {
    const event = this.script.take(kind);
    this.script.same(event.seat, this.seat, 'the seat');
    return event;
  }

  private mayAct(): boolean {
    if (this.hands[this.seat!]!.length > 0) return true;
    return this.pirates[this.seat!]!.some((from) => this.refuge(from) !== undefined);
  }

  /** C-FWD-1 to C-FWD-4. */
  private forward(): void {
    const { script } = this;
    const event = this.ownEvent('forward');
    const from = Number(event.from);
    script.demand(from < BOAT, 'a pirate in the boat stays there');
    const spaces = this.symbols.map((symbol, i) => (symbol === event.card ? i + 1 : 0));
    const to = spaces.find((space) => space > from && this.crowd(space) === 0) ?? BOAT;
    script.same(event.to, to, 'to');
    this.walk(from, to);
    this.move(String(event.card), this.hands[this.seat!]!, this.discard, 'the hand');
    this.check(event);
  }

  /** C-BACK-1 to C-BACK-3, C-TURN-2. */
  private back(): void {
    const { script } = this;
    while (script.peek() === 'reshuffle') script.take('reshuffle');
    // A row laid in the middle of a two-card draw is told before the retreat.
    const early = script.peek() === 'row' ? script.take('row') : undefined;
    const event = this.ownEvent('back');
    const from = Number(event.from);
    const to = this.refuge(from);
    script.demand(to !== undefined, 'there is nowhere to go back to');
    script.same(event.to, to, 'to');
    const owed = this.crowd(to!);
    this.walk(from, to!);
    this.draw(event.cards as string[], owed, early);
    this.check(event);
    this.restock();
  }

  private restock(): void {
    const { script } = this;
    if (!this.hasRow || this.row.length > 0 || this.deck.length + this.discard.length === 0) return;
    while (script.peek() === 'reshuffle') script.take('reshuffle');
    this.layRow(script.take('row'));
  }

  private draw(cards: string[], owed: number, early: Told | undefined): void {
    const { script } = this;
    const hand = this.hands[this.seat!]!;
    let rows = early;
    for (let n = 0; n < owed; n++) {
      if (this.hasRow && this.row.length === 0 && rows !== undefined) {
        this.layRow(rows);
        rows = undefined;
      }
      const isDry = this.row.length + (this.hasRow ? 0 : this.deck.length + this.discard.length) === 0;
      if (isDry) {
        script.same(cards.length, n, 'the cards drawn');
        return;
      }
      if (this.hasRow) {
        script.same(cards[n], this.row.shift(), 'the card taken');
        hand.push(cards[n]!);
      } else this.drawTo(cards[n]!, hand);
    }
    script.same(cards.length, owed, 'the cards drawn');
    script.demand(rows === undefined, 'a row was laid that nobody needed');
  }

  private crowd(space: number): number {
    return this.pirates.flat().filter((at) => at === space).length;
  }

  private refuge(from: number): number | undefined {
    if (from === BOAT && !this.boatRetreat) return undefined;
    for (let space = from - 1; space > 0; space--) if ([1, 2].includes(this.crowd(space))) return space;
    return undefined;
  }

  private walk(from: number, to: number): void {
    const own = this.pirates[this.seat!]!;
    this.script.demand(own.includes(from), 'no pirate of this seat stands there');
    own[own.indexOf(from)] = to;
  }

  /** C-END, C-END-2, C-PASS. */
  private end(how: { winner?: number | null; drawn?: boolean }): void {
    const { script } = this;
    const event = script.take('end');
    script.same(event.winner ?? undefined, how.winner, 'the winner');
    script.same(event.drawn ?? undefined, how.drawn, 'drawn');
    script.same(
      event.ranking,
      how.drawn === true ? [this.pirates.map((_, seat) => seat)] : this.ranking(),
      'ranking',
    );
    this.check(event);
    script.finish();
  }

  private ranking(): number[][] {
    const merits = this.pirates.map((men, seat) => ({
      seat,
      boat: men.filter((at) => at === BOAT).length,
      sum: men.reduce((total, at) => total + at, 0),
    }));
    merits.sort((a, b) => b.boat - a.boat || b.sum - a.sum || a.seat - b.seat);
    const groups: number[][] = [];
    merits.forEach(({ seat, boat, sum }, i) => {
      const before = merits[i - 1];
      if (before?.boat === boat && before.sum === sum) groups.at(-1)!.push(seat);
      else groups.push([seat]);
    });
    return groups;
  }

  private check({ state }: Told): void {
    if (state === undefined) return;
    const expected = {
      pirates: this.pirates.map((men) => tally(men.map(String))),
      hands: this.hands.map(tally),
      row: this.row,
      deck: this.deck.length,
      discard: tally(this.discard),
      seat: this.seat,
    };
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
