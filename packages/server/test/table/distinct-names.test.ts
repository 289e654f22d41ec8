import { describe, expect, it } from 'vitest';
import { distinctName } from '../../src/names/distinct-name.ts';
import { skeletonOf } from '../../src/names/skeleton.ts';
import { newGuest, openForTest, startedTable } from './kit.ts';

const CYRILLIC_ANNE = 'Аnnе';

describe('names that look alike', () => {
  it.each([
    ['Anne', CYRILLIC_ANNE],
    ['Anne', '𝔸𝕟𝕟𝕖'],
    ['Anne', 'Ａｎｎｅ'],
    ['Anne', 'ANNE'],
    ['Ivan', 'lvan'],
    ['Mary', 'Rnary'.replace('R', 'r')],
    ['Zoё', 'Zoë'],
    ['O’Neil', "O'Neil"],
    ['Jack 0', 'Jack O'],
  ])('%s, %s', (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
    expect(distinctName(other, ['Mary Read', one])).toBe(`${other} (2)`);
  });

  it.each([
    ['Anne', 'Anna'],
    ['Іван', 'Їван'],
    ['Łukasz', 'Lukasz'],
    ['Ганна', 'Hanna'],
  ])('and names that do not: %s, %s', (one, other) => {
    expect(distinctName(other, [one])).toBe(other);
  });

  it('get the first free number', () => {
    expect(distinctName('Anne', ['Anne', 'Anne (2)', CYRILLIC_ANNE])).toBe('Anne (3)');
  });
});

describe('at one table', () => {
  it('a twin is seated with a number, and is called so in the seats and in the chat', async () => {
    const { service, anne } = await openForTest();
    const twin = await newGuest(service, CYRILLIC_ANNE);
    const table = await startedTable({ ruleset: 'yassa', seats: 2 }, anne, twin);
    const names = anne.at(table).public.seats.map(({ occupant }) => 'name' in occupant && occupant.name);
    expect(names).toEqual(['Anne', `${CYRILLIC_ANNE} (2)`]);
    await twin.says(table, 'Ahoy');
    expect(anne.last('chat')?.lines).toMatchObject([{ name: `${CYRILLIC_ANNE} (2)` }]);
  });

  it('a spectator is not taken for a player, nor for another spectator', async () => {
    const { service, anne, mary } = await openForTest();
    const table = await startedTable({ ruleset: 'yassa', seats: 2 }, anne, mary);
    for (const name of ['Anne', 'ANNE', 'Jack']) {
      const spectator = await newGuest(service, name);
      await spectator.opens(table);
      await spectator.says(table, 'Ahoy', 'spectators');
    }
    const last = await newGuest(service, 'Last');
    await last.opens(table);
    expect(last.last('chat')?.lines.map(({ name }) => name)).toEqual(['Anne (2)', 'ANNE (3)', 'Jack']);
  });

  it('who sits down is not taken for a viewer who has spoken', async () => {
    const { service, anne, john } = await openForTest();
    const table = await john.creates({ ruleset: 'yassa', seats: 2 });
    const twin = await newGuest(service, 'anne');
    for (const guest of [anne, john, twin]) await guest.opens(table);
    const spoken = anne.says(table, 'Ahoy');
    await twin.does(table, { k: 'sit', seat: 0, seal: twin.seal(table) });
    await spoken;
    expect(john.last('chat')?.lines).toMatchObject([{ name: 'Anne' }]);
    expect(john.at(table).public.seats[0]).toMatchObject({ occupant: { name: 'anne (2)' } });
  });

  it('who moves to another seat keeps the name', async () => {
    const { anne } = await openForTest();
    const table = await anne.creates({ ruleset: 'yassa', seats: 3 });
    await anne.opens(table);
    for (const seat of [0, 1]) await anne.does(table, { k: 'sit', seat, seal: anne.seal(table) });
    expect(anne.at(table).public.seats[1]?.occupant).toMatchObject({ name: 'Anne' });
  });
});
