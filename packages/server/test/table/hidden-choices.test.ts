import { seeded } from '@topsail/engine';
import { expect, it } from 'vitest';
import { FrameBuilder } from '../../src/table/viewers/frame-builder.ts';
import { InMemoryTable } from './in-memory-table.ts';

const PEOPLE = ['anne', 'mary', 'john'];

/** The frame that a viewer gets when a seat gives this answer. */
async function frameAfter(table: InMemoryTable, seat: number, move: string, viewer: string): Promise<string> {
  const { table: before } = table;
  const known = table.changes.length;
  await table.does(PEOPLE[seat] ?? '', { k: 'move', move });
  const changes = table.changes.splice(known);
  const frame = new FrameBuilder(table.table, 0).frameFor(viewer, before.version, changes);
  table.rows.splice(before.version);
  table.table = before;
  return frame;
}

it.each(['jamaica-1', 'jamaica-2', 'yassa'])(
  'a choice that is hidden looks the same to all others, byte by byte: %s',
  async (ruleset) => {
    const chance = seeded(`hidden choices of ${ruleset}`);
    const table = new InMemoryTable({ ruleset, seats: 3 }, ...PEOPLE);
    await table.starts();
    let compared = 0;
    while (table.table.stage === 'running' && compared < 60) {
      const awaited = [0, 1, 2].filter((seat) => table.table.questions[seat]?.isAwaited === true);
      const [seat = 0] = awaited;
      const moves = table.moves(seat);
      if (awaited.length > 1)
        for (const viewer of [...PEOPLE.filter((_, other) => other !== seat), 'spectator']) {
          const first = await frameAfter(table, seat, moves[0] ?? '', viewer);
          for (const move of moves.slice(1)) {
            expect(await frameAfter(table, seat, move, viewer)).toBe(first);
            compared++;
          }
        }
      await table.does(PEOPLE[seat] ?? '', {
        k: 'move',
        move: moves[chance.roll(moves.length) - 1] ?? '',
      });
    }
    expect(compared).toBeGreaterThanOrEqual(30);
  },
);
