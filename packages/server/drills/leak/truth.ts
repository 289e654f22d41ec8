import { movesOf, replaying, type Game, type GameEvent, type GameState, type Seat } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { TableStage } from '@topsail/protocol';
import type { Entry, EntryRow, TableRow } from '@topsail/store';

/** A table at one version, with everything that is hidden. */
export interface TrueVersion {
  readonly at: number;
  /** Undefined for version 0, before anything happened. */
  readonly entry: Entry | undefined;
  readonly stage: TableStage;
  readonly state: GameState | undefined;
  readonly events: readonly GameEvent[];
  /** How many moves stand. */
  readonly steps: number;
  /** The person in each seat; null for nobody and for bots. */
  readonly people: readonly (string | null)[];
  /** Seats a bot plays for, though they are a person's. */
  readonly standIns: ReadonlySet<Seat>;
}

/** What really happened at a table: its stored entries, played again by the rules alone. */
export class Truth {
  readonly row: TableRow;
  readonly game: Game;
  readonly versions: readonly TrueVersion[];

  constructor(row: TableRow, entries: readonly EntryRow[]) {
    const game = gameOf(row.plan.setup.ruleset);
    if (game === undefined) throw new Error(`no game has a ruleset ${row.plan.setup.ruleset}`);
    this.row = row;
    this.game = game;
    const states: GameState[] = [];
    const versions = [fresh(row)];
    for (const entry of entries) versions.push(next(game, row, states, versions.at(-1) ?? fresh(row), entry));
    this.versions = versions;
  }

  /** When the game began; undefined when it has not. */
  get startedAt(): number | undefined {
    return this.versions.find(({ entry }) => entry?.k === 'started')?.at;
  }

  seatOf(person: string, version: number): Seat | null {
    const seat = this.versions[version]?.people.indexOf(person) ?? -1;
    return seat < 0 ? null : seat;
  }
}

function fresh({ created, plan }: TableRow): TrueVersion {
  const people = new Array<null>(plan.setup.seats).fill(null);
  const nothing = { entry: undefined, state: undefined, events: [], steps: 0 };
  return { ...nothing, at: created, stage: 'open', people, standIns: new Set() };
}

/** `states` has the game after the start and after every move that stands. */
function next(
  game: Game,
  row: TableRow,
  states: GameState[],
  before: TrueVersion,
  { at, entry }: EntryRow,
): TrueVersion {
  const events: GameEvent[] = [];
  const tell = (event: GameEvent): void => void events.push(event);
  if (entry.k === 'started') states.push(game.setup(row.plan.setup, replaying(entry.rolls), tell));
  else if (entry.k === 'moved') states.push(moved(game, states.at(-1), entry, tell));
  else if (entry.k === 'undone') states.length = entry.steps + 1;
  const state = states.at(-1);
  return {
    ...{ at, entry, state, events },
    stage: stageOf(game, state),
    steps: Math.max(0, states.length - 1),
    people: peopleAfter(before.people, entry),
    standIns: standInsAfter(before.standIns, entry),
  };
}

function moved(
  game: Game,
  before: GameState | undefined,
  { seat, move: text, rolls }: Extract<Entry, { k: 'moved' }>,
  tell: (event: GameEvent) => void,
): GameState {
  const move = before && movesOf(game, before, seat).find((legal) => legal.text === text);
  if (before === undefined || move === undefined) throw new Error(`${text} is stored and not legal`);
  const state = game.clone(before);
  game.apply(state, seat, move, replaying(rolls), tell);
  return state;
}

function stageOf(game: Game, state: GameState | undefined): TableStage {
  if (state === undefined) return 'open';
  return game.outcome(state) === undefined ? 'running' : 'over';
}

function peopleAfter(people: readonly (string | null)[], entry: Entry): readonly (string | null)[] {
  if (entry.k !== 'sat' && entry.k !== 'bot-sat' && entry.k !== 'left') return people;
  const newcomer = entry.k === 'sat' ? entry.person : null;
  return people.map((person, seat) => {
    if (seat === entry.seat) return newcomer;
    return person === newcomer ? null : person;
  });
}

function standInsAfter(standIns: ReadonlySet<Seat>, entry: Entry): ReadonlySet<Seat> {
  if (entry.k === 'stand-in') return new Set([...standIns, entry.seat]);
  if (entry.k === 'returned') return new Set([...standIns].filter((seat) => seat !== entry.seat));
  return standIns;
}
