import { Course } from './course.ts';
import { GHOST, Ship } from './ship.ts';
import type { Script } from './script.ts';
import type { Name, Told } from './told.ts';

/** SET-2: the eleven cards (data). */
const CARDS =
  'food/powder forward/backward powder/gold gold/gold gold/forward backward/forward forward/food forward/forward powder/food food/forward forward/powder';

/** TRE-1: the twelve treasures (data). */
const TREASURES = 'morgans-map sarans-sabre lady-beth sixth-hold +3 +3 +5 +7 +7 -2 -3 -4';

/** The choices a rule gave and those that were taken, by situation: what is never taken may be missing. */
export type Choices = Map<string, { options: Set<string>; taken: Map<string, number> }>;

/** The table as the witness remembers it. */
export class Table {
  readonly script: Script;
  readonly ruleset: string;
  readonly course: Course;
  readonly ships: Ship[];
  readonly seats: number;
  readonly lairs: Set<Name>;
  /** Treasures nobody has taken. */
  readonly unseen: string[];
  readonly choices: Choices;
  captain = 0;
  morning = 0;
  evening = 0;

  constructor(script: Script, setup: Told, choices: Choices) {
    this.script = script;
    this.choices = choices;
    this.ruleset = setup.ruleset!;
    this.seats = setup.seats!;
    this.course = new Course(this.ruleset);
    this.lairs = new Set(this.course.lairs());
    this.unseen = this.hasCards ? TREASURES.split(' ') : [];
    this.ships = Array.from({ length: this.seats }, (_, seat) => this.player(seat));
    if (setup.ghost === true) this.ships.push(this.ghost());
  }

  /** SET-5: Yassa has tokens instead. */
  get hasCards(): boolean {
    return this.ruleset !== 'yassa';
  }

  get isSecondEdition(): boolean {
    return this.ruleset === 'jamaica-2';
  }

  /** SET-2, SET-3. */
  private player(seat: number): Ship {
    const ship = new Ship(seat, this.course.start);
    ship.put(0, 'food', 3);
    ship.put(1, 'gold', 3);
    ship.deck = CARDS.split(' ');
    return ship;
  }

  /** GHO-2. */
  private ghost(): Ship {
    const ship = new Ship(GHOST, this.course.start);
    ship.put(0, 'gold', 5);
    ship.put(1, 'gold', 3);
    ship.up.push(...this.unseen.splice(this.unseen.indexOf('lady-beth'), 1));
    return ship;
  }

  get players(): Ship[] {
    return this.ships.filter((ship) => !ship.isGhost);
  }

  ship(name: Name | undefined): Ship {
    const ship = this.ships.find((one) => one.name === name);
    this.script.demand(ship !== undefined, `no ship ${name ?? ''}`);
    return ship!;
  }

  /** Remembers that one of several things was chosen. */
  note(situation: string, options: readonly Name[], taken: Name): void {
    const known = this.choices.get(situation) ?? { options: new Set(), taken: new Map<string, number>() };
    for (const option of options) known.options.add(String(option));
    known.taken.set(String(taken), (known.taken.get(String(taken)) ?? 0) + 1);
    this.choices.set(situation, known);
  }

  /** Compares the snapshot of an event with what the witness remembers. */
  check(event: Told): void {
    if (event.state === undefined) return;
    const expected = this.snapshot();
    for (const key of new Set([...Object.keys(expected), ...Object.keys(event.state)]))
      this.script.same(ordered(event.state[key]), ordered(expected[key]), `after this, ${key}`);
  }

  private snapshot(): Record<string, unknown> {
    const ghost = this.ships.find((ship) => ship.isGhost);
    return {
      captain: this.captain,
      lairs: [...this.lairs],
      players: this.players.map((ship) => ({ ...this.shown(ship), ...cardsOf(ship) })),
      ...(ghost === undefined ? {} : { ghost: this.shown(ghost) }),
    };
  }

  private shown(ship: Ship): Record<string, unknown> {
    return {
      at: ship.at,
      lap: ship.lap,
      home: ship.lap === 1,
      holds: [0, 1, 2, 3, 4].map((hold) => ship.contents(hold)),
      ...(ship.has('sixth-hold') ? { sixth: ship.contents(5) } : {}),
      ...(this.hasCards ? { up: ship.up, down: ship.down } : { tokens: ship.tokens }),
    };
  }
}

function cardsOf(ship: Ship): Record<string, unknown> {
  return { hand: ship.hand.map(pair), deck: ship.deck.length, discard: ship.discard.map(pair) };
}

function pair(card: string): string[] {
  return card.split('/');
}

/** Makes equal what differs only in the order of keys, of cards and of treasures. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const loose = ['hand', 'discard', 'up', 'down'].includes(key) && Array.isArray(inner);
    return [key, loose ? inner.map((one) => String(one)).sort() : ordered(inner)];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}
