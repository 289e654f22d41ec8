import type { Chance } from '@topsail/engine';

export function pick<T>(luck: Chance, list: readonly T[]): T {
  const picked = list[luck.roll(list.length, 'pick') - 1];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

export function oneIn(luck: Chance, times: number): boolean {
  return luck.roll(times, 'one in') === 1;
}
