import type { Game, GameEvent, GameState, Seat } from '@topsail/engine';
import { changedParts, type PlanPart, type TablePlan, type TableStage } from '@topsail/protocol';
import {
  emptySeating,
  firstPlan,
  seatedAfter,
  type Entry,
  type Seating,
  type TableRow,
} from '@topsail/store';
import type { VisibleRow } from '../kit/visible-rows.ts';
import { Replay } from '../kit/replay.ts';
import { peopleAfter } from '../kit/people-after.ts';

/** A table at one version, with all hidden information. */
export interface TrueVersion {
  readonly at: number;
  /** Undefined for version 0. */
  readonly entry: Entry | undefined;
  readonly stage: TableStage;
  readonly plan: TablePlan;
  /** What the entry changed in the plan. */
  readonly changed: readonly PlanPart[];
  readonly state: GameState | undefined;
  readonly events: readonly GameEvent[];
  /** The number of moves, without undone ones and changed answers. */
  readonly steps: number;
  /** The person in each seat; null for nobody and for bots. */
  readonly people: readonly (string | null)[];
  /** The sealed and the open nonces. */
  readonly seating: Seating;
  readonly isOpening: boolean;
  /** People's seats for which a bot plays. */
  readonly standIns: ReadonlySet<Seat>;
}

/** All versions of a table as one viewer counts them, replayed from the stored entries by the rules alone. */
export class GroundTruth {
  readonly row: TableRow;
  readonly game: Game;
  readonly versions: readonly TrueVersion[];

  constructor(row: TableRow, entries: readonly VisibleRow[]) {
    const replay = new Replay(row);
    this.row = row;
    this.game = replay.game;
    const versions: TrueVersion[] = [];
    let last = fresh(row);
    for (const entry of entries) {
      if (!entry.isHidden) versions.push(last);
      last = next(replay, last, entry);
    }
    this.versions = [...versions, last];
  }

  /** When the game started; undefined before that. */
  get startedAt(): number | undefined {
    return this.versions.find(({ entry }) => entry?.k === 'started')?.at;
  }

  seatOf(person: string, version: number): Seat | null {
    const seat = this.versions[version]?.people.indexOf(person) ?? -1;
    return seat < 0 ? null : seat;
  }
}

function fresh(row: TableRow): TrueVersion {
  const plan = firstPlan(row);
  const people = new Array<null>(plan.setup.seats).fill(null);
  const nothing = { entry: undefined, changed: [], state: undefined, events: [], steps: 0 };
  const before = { people, seating: emptySeating(plan.setup.seats), isOpening: false };
  return { ...nothing, ...before, at: row.created, plan, stage: 'open', standIns: new Set() };
}

function next(replay: Replay, before: TrueVersion, row: VisibleRow): TrueVersion {
  const { at, entry } = row;
  const events = replay.next(row);
  const { game, state, steps } = replay;
  if (row.isHidden) return { ...before, state };
  const plan = entry.k === 'plan-changed' ? entry.plan : before.plan;
  return {
    ...{ at, entry, plan, state, events, steps },
    changed: changedParts(before.plan, plan),
    stage: stageOf(game, state),
    people: peopleAfter(before.people, entry),
    seating: seatedAfter(before.seating, entry),
    isOpening: entry.k === 'opening' || (before.isOpening && entry.k !== 'started'),
    standIns: standInsAfter(before.standIns, entry),
  };
}

function stageOf(game: Game, state: GameState | undefined): TableStage {
  if (state === undefined) return 'open';
  return game.outcome(state) === undefined ? 'running' : 'over';
}

function standInsAfter(standIns: ReadonlySet<Seat>, entry: Entry): ReadonlySet<Seat> {
  if (entry.k === 'stand-in') return new Set([...standIns, entry.seat]);
  if (entry.k === 'returned') return new Set([...standIns].filter((seat) => seat !== entry.seat));
  return standIns;
}
