import { expect, it, onTestFinished, vi } from 'vitest';
import { openLog } from '../../src/log.ts';
import {
  Guest,
  isAwaited,
  openForTest,
  openTestService,
  seatedTable,
  startedTable,
  stopClock,
} from './kit.ts';

/** A person whose connection throws an unexpected error. */
class FaultyGuest extends Guest {
  isBroken = false;

  override send(text: string): void {
    if (this.isBroken) throw new Error('unexpected');
    super.send(text);
  }
}

it('a stored command is acknowledged even when sending it to a viewer throws', async () => {
  const { service, anne } = await openForTest();
  const john = new FaultyGuest(service.tables, 'John');
  const table = await seatedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne);
  await anne.does(table, { k: 'kick', seat: 0 });
  await john.opens(table);
  john.isBroken = true;
  const outcome = await anne.tries(table, { k: 'seat-bot', seat: 0, level: 'cabin-boy' });
  expect(outcome).toMatchObject({ version: (await service.store.entries(table, 0)).length });
});

it.each([
  ['player', 0, 'could not notify all viewers'],
  ['spectator', 1, 'could not notify spectators'],
])('an error while sending to a %s is logged, and the table goes on', async (who, delaySeconds, message) => {
  const pass = stopClock();
  const { service, ...guests } = await openForTest();
  const log = openLog('silent');
  const error = vi.spyOn(log, 'error');
  const other = await openTestService('', { store: service.store, log });
  onTestFinished(() => other.tables.stop());
  const [anne, mary] = [guests.anne.connectedTo(other), guests.mary.connectedTo(other)];
  const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2, delaySeconds }, anne, mary);
  const plays = async (): Promise<void> => {
    const mover = isAwaited(anne, table) ? anne : mary;
    await mover.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' });
  };
  const { person } = who === 'player' ? mary.person : guests.john.person;
  const faulty = new FaultyGuest(other.tables, 'Faulty', person);
  await faulty.opens(table);
  faulty.isBroken = true;
  const { version } = anne.at(table);
  await plays();
  await pass(1000);
  expect(error).toHaveBeenCalledWith(
    { table, version: expect.any(Number) as number, problem: 'Error: unexpected' },
    message,
  );
  await plays();
  expect(anne.at(table).version).toBe(version + 2);
});
