import { keyedDice, recording, sealOf, unopenedNonce } from '@topsail/engine';
import { planSchema } from '@topsail/protocol';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginUnopened } from '../../../src/table/commands/start.ts';
import { forgiveDowntime, nextDeadline } from '../../../src/table/state/clock.ts';
import { rowWrites } from '../../../src/table/state/listing.ts';
import { publicPart } from '../../../src/table/viewers/visible-parts.ts';
import { InMemoryTable, nonceOf } from '../in-memory-table.ts';

const RACE = { ruleset: 'jamaica-1', seats: 3 };
const reveal = (person: string) => ({ k: 'reveal', nonce: nonceOf(person) }) as const;

/** Anne, the host, Mary and a bot; the game has not started. */
let table: InMemoryTable;

beforeEach(async () => {
  table = new InMemoryTable(RACE, 'anne', 'mary');
  await table.does('anne', { k: 'seat-bot', seat: 2, level: 'mate' });
  table.at = 5000;
});

const begins = (now: number): boolean => {
  const begun = beginUnopened(table.table, now);
  if (begun?.ok !== true) return false;
  for (const { entry, gameState } of begun.value.entries) table.write(entry, gameState);
  return true;
};

const rollsWith = (nonces: readonly string[]): readonly number[] => {
  const chance = recording(keyedDice(table.row.secret, nonces));
  table.table.game.setup(table.table.plan.setup, chance);
  return chance.rolls;
};

const startRolls = (): readonly number[] => {
  const last = table.rows.at(-1)?.entry;
  return last?.k === 'started' ? last.rolls : [];
};

describe('the start', () => {
  it('fixes the seals and asks everybody to open their nonce within ten seconds', async () => {
    expect(await table.does('anne', { k: 'start' })).toEqual([{ k: 'opening', until: 15_000 }]);
    expect(publicPart(table.table)).toMatchObject({
      stage: 'open',
      game: null,
      dice: {
        seals: [table.seal('anne'), table.seal('mary'), null],
        opening: { until: 15_000, opened: [] },
      },
    });
    expect(nextDeadline(table.table)).toBe(15_000);
  });

  it.each([
    ['sit', { k: 'sit', seat: 1, seal: 'a'.repeat(64) }],
    ['ready', { k: 'ready', seal: 'a'.repeat(64) }],
    ['leave', { k: 'leave' }],
    ['start', { k: 'start' }],
    ['kick', { k: 'kick', seat: 1 }],
    ['seat-bot', { k: 'seat-bot', seat: 2, level: 'mate' }],
    ['change-plan', { k: 'change-plan', plan: v.parse(planSchema, RACE) }],
  ] as const)('lets nobody change anything until the game begins: %s', async (_k, command) => {
    await table.does('anne', { k: 'start' });
    expect(await table.refusal('anne', command)).toEqual({ code: 'table/opening' });
  });

  it('is stored with its deadline, so that a restarted server goes on', async () => {
    const before = table.table;
    await table.does('anne', { k: 'start' });
    expect(rowWrites(before, table.table)).toMatchObject([{ w: 'listing', stage: 'open', wake: 15_000 }]);
    const loaded = forgiveDowntime(table.replayed().table, 65_000);
    expect(nextDeadline(loaded)).toBe(75_000);
    table.write({ k: 'opened', seat: 1, nonce: nonceOf('mary'), down: 60_000 });
    expect(nextDeadline(table.table)).toBe(75_000);
    expect(table.replayed().table).toEqual(table.table);
  });
});

describe('opening a nonce', () => {
  it('shows who has opened theirs, and no nonce; the last one begins the game', async () => {
    await table.does('anne', { k: 'start' });
    expect(await table.does('mary', reveal('mary'))).toEqual([
      { k: 'opened', seat: 1, nonce: nonceOf('mary') },
    ]);
    expect(publicPart(table.table).dice.opening?.opened).toEqual([1]);
    const before = table.table;
    const entries = await table.does('anne', reveal('anne'));
    expect(entries.map(({ k }) => k)).toEqual(['opened', 'started']);
    expect(publicPart(table.table)).toMatchObject({ stage: 'running', dice: { seals: null, opening: null } });
    expect(table.changes.at(-1)?.tableEvent).toEqual({ e: 'started', unopened: [] });
    for (const shown of [before, table.table])
      expect(JSON.stringify(publicPart(shown))).not.toMatch(/the-only-nonce/);
  });

  it('mixes all nonces into the dice', async () => {
    await table.starts();
    expect(startRolls()).toEqual(rollsWith([nonceOf('anne'), nonceOf('mary')]));
    expect(table.replayed().table).toEqual(table.table);
  });

  it('is refused before the start, twice, to who has no seat, and after the game began', async () => {
    expect(await table.refusal('mary', reveal('mary'))).toEqual({ code: 'table/not-opening' });
    await table.does('anne', { k: 'start' });
    expect(await table.refusal('john', reveal('john'))).toEqual({ code: 'table/not-seated' });
    await table.does('mary', reveal('mary'));
    expect(await table.refusal('mary', reveal('mary'))).toEqual({ code: 'table/not-opening' });
    await table.does('anne', reveal('anne'));
    expect(await table.refusal('anne', reveal('anne'))).toEqual({ code: 'table/not-opening' });
  });

  it('is refused for another nonce than the sealed one', async () => {
    await table.does('anne', { k: 'start' });
    expect(await table.refusal('mary', reveal('anne'))).toEqual({ code: 'table/wrong-nonce' });
  });

  it('is refused to who has copied the seal of another', async () => {
    await table.does('mary', { k: 'ready', seal: table.seal('anne') });
    await table.does('anne', { k: 'start' });
    await table.does('anne', reveal('anne'));
    expect(await table.refusal('mary', reveal('anne'))).toEqual({ code: 'table/wrong-nonce' });
  });

  it('is no entry of a table when it does not fit', async () => {
    expect(() => table.write({ k: 'opened', seat: 0, nonce: nonceOf('anne') })).toThrow('does not fit');
    await table.does('anne', { k: 'start' });
    expect(() => table.write({ k: 'opened', seat: 0, nonce: nonceOf('mary') })).toThrow('does not fit');
    expect(() => table.write({ k: 'opened', seat: 2, nonce: nonceOf('mary') })).toThrow('does not fit');
  });
});

describe('a nonce that is not opened in time', () => {
  it('is replaced by the hash of its seal, and everybody is told whose', async () => {
    await table.does('anne', { k: 'start' });
    await table.does('mary', reveal('mary'));
    expect(begins(14_999)).toBe(false);
    expect(begins(15_000)).toBe(true);
    expect(table.changes.at(-1)?.tableEvent).toEqual({ e: 'started', unopened: [0] });
    expect(startRolls()).toEqual(rollsWith([unopenedNonce(table.seal('anne')), nonceOf('mary')]));
    expect(begins(99_000)).toBe(false);
  });
});

describe('a table of before', () => {
  const openly = (seat: number, person: string) =>
    ({
      k: 'sat',
      seat,
      person,
      name: person,
      program: false,
      colour: seat,
      seal: null,
      nonce: 'sent',
    }) as const;

  it('that has not started needs seals', async () => {
    table.write(openly(1, 'mary'));
    expect(publicPart(table.table).seats.map(({ ready }) => ready)).toEqual([true, false, true]);
    expect(await table.refusal('anne', { k: 'start' })).toEqual({
      code: 'table/not-ready',
      params: { seat: 1 },
    });
    await table.does('mary', { k: 'ready', seal: sealOf(table.row.table, 'mary', nonceOf('mary')) });
    await table.starts();
    expect(startRolls()).toEqual(rollsWith([nonceOf('anne'), nonceOf('mary')]));
  });

  it('that has started keeps its dice', () => {
    for (const [seat, person] of ['anne', 'mary'].entries()) table.write(openly(seat, person));
    const rolls = rollsWith(['sent', 'sent']);
    const chance = recording(keyedDice(table.row.secret, ['sent', 'sent']));
    table.write({ k: 'started', rolls }, table.table.game.setup(table.table.plan.setup, chance));
    expect(table.table).toMatchObject({ stage: 'running', rollCount: rolls.length });
    expect(table.replayed().table).toEqual(table.table);
  });
});
