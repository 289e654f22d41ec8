import { describe, expect, it } from 'vitest';
import { dump, restore } from './dump.ts';
import type { Ship, State } from './state.ts';
import { endsAt } from './ends.ts';
import { duel } from './testing/duel.ts';

/** A ship lies beside another and is asked for its powder. */
function inBattle(): State {
  return duel('jamaica-1', { attacker: { holds: ['powder 2'] } }).state;
}

const text = (s: State): string => JSON.stringify(dump(s));

/** What follows from other fields, and the note whether the last move showed something new. */
const DERIVED = ['seats', 'ghost', 'crossed'];

function countersOf(of: object): string[] {
  return Object.entries(of)
    .filter(([key, value]) => typeof value !== 'object' && !DERIVED.includes(key))
    .map(([key]) => key);
}

/** The game with one field different. */
function changed(field: string, of: (s: State) => object): State {
  const s = inBattle();
  const fields = of(s) as Record<string, number | boolean>;
  const value = fields[field];
  fields[field] = typeof value === 'boolean' ? !value : value + 1;
  return s;
}

describe('a dump', () => {
  it('of equal positions is equal', () => {
    expect(text(inBattle())).toBe(text(inBattle().clone()));
  });

  it.each(countersOf(inBattle()))('tells games apart by their %s', (field) => {
    expect(text(changed(field, (s) => s))).not.toBe(text(inBattle()));
  });

  it.each(countersOf(inBattle().ships[0]))('tells ships apart by their %s', (field) => {
    for (const ship of [0, 1, 2])
      expect(text(changed(field, (s): Ship => s.ships[ship]))).not.toBe(text(inBattle()));
  });

  it.each(['place', 'knownBy'] as const)('tells treasures apart by their %s', (field) => {
    expect(text(changed('11', (s) => s[field]))).not.toBe(text(inBattle()));
  });

  it('lists where the ship may go, what lies ahead first', () => {
    const s = Object.assign(inBattle(), { ahead: endsAt([7, 9]), astern: endsAt([3]) });
    expect(dump(s).flow).toMatchObject({ ends: [7, 9, 3], ahead: 2 });
    expect(restore(dump(s))).toMatchObject({ ahead: s.ahead, astern: s.astern });
  });

  it('has the agreements of the table, and stays as it is when the game goes on', () => {
    const s = inBattle();
    const told = dump(s);
    expect(told).toMatchObject({ setup: s.setup, captain: 0, morning: 1, evening: 4, flow: { foe: 2 } });
    const before = JSON.stringify(told);
    s.ships[0].at++;
    s.place[0]++;
    s.knownBy[0]++;
    expect(JSON.stringify(told)).toBe(before);
  });
});

describe('a state restored from a dump', () => {
  const read = (): ReturnType<typeof dump> => JSON.parse(text(inBattle())) as ReturnType<typeof dump>;

  it('is the state that was dumped, in the middle of a battle', () => {
    const [s, restored] = [inBattle(), restore(read())];
    expect(restored).toEqual(Object.assign(s, { crossed: false }));
  });

  it('holds nothing of the dump', () => {
    const kept = read();
    const s = restore(kept);
    s.ships[0].at++;
    s.place[0]++;
    s.knownBy[0]++;
    expect(JSON.stringify(kept)).toBe(text(inBattle()));
  });

  it('is refused when a card lies in two places, or a ship is missing', () => {
    const [first, ...others] = read().ships;
    const doubled = [{ ...first, hand: first.hand | first.deck }, ...others];
    expect(() => restore({ ...read(), ships: doubled })).toThrow('the eleven cards');
    expect(() => restore({ ...read(), ships: others })).toThrow('the dump.ships has 2 items');
  });
});
