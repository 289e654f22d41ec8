import type { Chance } from '@topsail/engine';

export function pick<T>(chance: Chance, list: readonly T[]): T {
  const picked = list[chance.roll(list.length, 'pick') - 1];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

export function oneIn(chance: Chance, times: number): boolean {
  return chance.roll(times, 'one in') === 1;
}
