import { createHash } from 'node:crypto';
import type { GameSummary, TablePlan, TableStage } from '@topsail/protocol';
import type { Store, Write } from '@topsail/store';

const SEATS = 4;
const BATCH = 2000;
const STAGES: readonly TableStage[] = ['running', 'running', 'over', 'open', 'over'];
const PLAN: TablePlan = {
  setup: { ruleset: 'jamaica-2', seats: SEATS, options: {} },
  clock: { kind: 'slow', hours: 24 },
  ...{ visibility: 'link', spectators: true, delaySeconds: 0, odds: true, standIn: 'mate' },
};

export function personId(n: number): string {
  return `person-${n}`;
}

export function tokenOf(n: number): string {
  return createHash('sha256').update(`token ${n}`).digest('base64url');
}

/** Who sits at a game: everybody at as many games as the others, with other company each time. */
export function peopleAt(game: number, people: number): readonly string[] {
  const round = Math.floor((game * SEATS) / people);
  return Array.from({ length: SEATS }, (_, seat) =>
    personId((game * SEATS + seat * (1 + 4 * round)) % people),
  );
}

/** Fills a store with people and their games. The games have rows and summaries, and no entries. */
export async function fill(store: Store, people: number, games: number): Promise<void> {
  await inBatches(people, (n) => personWrites(n), store);
  await inBatches(games, (n) => gameWrites(n, people), store);
}

async function inBatches(
  count: number,
  writesOf: (n: number) => readonly Write[],
  store: Store,
): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    await store.commit(Array.from({ length: size }, (_, i) => writesOf(from + i)).flat());
  }
}

function personWrites(n: number): readonly Write[] {
  const person = personId(n);
  const hash = createHash('sha256').update(tokenOf(n)).digest('hex');
  return [
    { w: 'person', row: { person, name: `Person ${n}`, program: false, owner: null, created: n } },
    { w: 'token', row: { hash, person, kind: 'session', created: n, expires: Number.MAX_SAFE_INTEGER } },
  ];
}

function gameWrites(n: number, count: number): readonly Write[] {
  const table = `game-${n}`;
  const stage = STAGES[n % STAGES.length] ?? 'open';
  const people = [...new Set(peopleAt(n, count))];
  const { clock, spectators } = PLAN;
  const listing = { table, ruleset: 'jamaica-2', seats: SEATS, taken: SEATS, names: people, stage };
  return [
    {
      w: 'table',
      row: {
        ...{ table, plan: PLAN, originalPlan: null, host: people[0] ?? '', command: table, revision: 1 },
        ...{ secret: 'ab'.repeat(32), created: n, stage, touched: n, wake: null },
        listing: { ...listing, clock, spectators, created: n },
      },
    },
    {
      ...{ w: 'summary', table, version: 0, summary: summaryOf(table, stage, people), areOthers: true },
      members: { people, stage, since: n },
    },
  ];
}

function summaryOf(table: string, stage: TableStage, people: readonly string[]): GameSummary {
  return {
    ...{ table, ruleset: 'jamaica-2', stage, clock: PLAN.clock },
    seats: people.map((person, colour) => ({
      occupant: { kind: 'person', person, name: `The ${person}`, program: false },
      ...{ colour, standIn: null, ready: true },
    })),
    waiting: stage === 'running' ? [{ seat: 0, for: 'move', deadline: 1_794_909_099_862 }] : [],
    sketch: stage === 'open' ? null : { round: 7, board: '', pieces: people.map((_, n) => [n + 3]) },
    places: stage === 'over' ? people.map((_, n) => ({ entrant: n, rank: n + 1, score: 40 - n })) : null,
    ...{ rematch: null, at: 1_794_822_699_862 },
  };
}
