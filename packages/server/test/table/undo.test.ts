import { describe, expect, it } from 'vitest';
import { isAwaited, playOn, restart, startedTable, type Guest } from './kit.ts';
import { openBeforeEach, service, anne, mary } from './people.ts';

openBeforeEach();

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };

/** The player who is to move, and the other one. */
function inTurn(table: string): [Guest, Guest] {
  return isAwaited(anne, table) ? [anne, mary] : [mary, anne];
}

describe('undo', () => {
  it('takes effect at once while nothing was revealed since the move', async () => {
    const table = await startedTable({ ruleset: 'cartagena-jamaica', seats: 2 }, anne, mary);
    const [mover] = inTurn(table);
    const forward = mover.at(table).own.moves.find((move) => move.startsWith('advance')) ?? '';
    const before = mover.at(table);
    await mover.does(table, { k: 'move', move: forward });
    expect(mover.at(table).own.undo).toBe('free');
    await mover.does(table, { k: 'undo' });
    expect(mover.at(table).public.game).toEqual(before.public.game);
    expect(mover.at(table).own.moves).toEqual(before.own.moves);
    expect(mover.at(table).public.steps).toBe(0);
  });

  it('needs the consent of the others when something was revealed', async () => {
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 2 }, anne, mary);
    const [captain, other] = inTurn(table);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps >= 3);
    await captain.sees(table, ({ own }) => own.undo !== 'no');
    const { version } = captain.at(table);
    await captain.does(table, { k: 'undo' });
    expect(other.at(table).public.undo).toMatchObject({ seat: captain.at(table).own.seat });
    expect(await captain.tries(table, { k: 'agree' })).toMatchObject({
      refusal: { code: 'table/no-undo-asked' },
    });
    await other.does(table, { k: 'decline' });
    expect(other.at(table).public.undo).toBeNull();
    await captain.does(table, { k: 'undo' });
    await other.does(table, { k: 'agree' });
    expect(captain.at(table).public.steps).toBeLessThan(3);
    expect(captain.at(table).version).toBe(version + 5);
  });

  it('is refused before the first own move', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    const [, other] = inTurn(table);
    expect(await other.tries(table, { k: 'undo' })).toMatchObject({ refusal: { code: 'table/no-undo' } });
  });

  it('is still done after the table was unloaded and loaded again', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    const [mover] = inTurn(table);
    for (const k of ['move', 'undo', 'move', 'undo'] as const)
      await mover.does(table, k === 'undo' ? { k } : { k, move: mover.at(table).own.moves[0] ?? '' });
    const before = mover.at(table);
    const again = await restart(service);
    const after = await mover.connectedTo(again).opens(table, 0);
    expect(after.public).toEqual(before.public);
    expect(after.changes.map(({ version }) => version)).toEqual(
      Array.from({ length: before.version }, (_, i) => i + 1),
    );
  });
});
