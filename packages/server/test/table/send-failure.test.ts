import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { Guest, newGuest, openTestService, seatedTable } from './kit.ts';

const file = scratch();

/** Somebody whose line breaks in a way nobody foresaw. */
class Faulty extends Guest {
  isBroken = false;

  override send(text: string): void {
    if (this.isBroken) throw new Error('a fault nobody foresaw');
    super.send(text);
  }
}

it('what is stored is acknowledged and goes on, even when a fault keeps somebody from hearing of it', async () => {
  const at = await openTestService(file('fault.db'));
  const anne = await newGuest(at, 'Anne');
  const john = new Faulty(at.tables, 'John');
  const table = await seatedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne);
  await anne.did(table, { k: 'kick', seat: 0 });
  await john.opens(table);
  john.isBroken = true;
  const outcome = await anne.does(table, { k: 'seat-bot', seat: 0, level: 'cabin-boy' });
  expect(outcome).toMatchObject({ version: (await at.store.entries(table, 0)).length });
  await at.tables.stop();
  await at.store.close();
});
