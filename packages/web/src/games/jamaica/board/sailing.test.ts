import { afterEach, expect, test } from 'vitest';
import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import type { Berth } from './berths.ts';
import { isElsewhere, sail } from './sailing.ts';
import { sheetOf } from './sheets.ts';

const { layout } = sheetOf('jamaica-2');
const set = preferences.now;
afterEach(() => {
  preferences.now = set;
});

function berth(space: number): Berth {
  const { at, heading } = layout.places.get(space)!;
  return { ship: 0, space, at, scale: 1, heading };
}

interface Played {
  readonly part: string;
  readonly frames: readonly Keyframe[];
  readonly duration: number;
}

/** What a ship plays on its way. */
function played(route: readonly number[], lasts?: number): readonly Played[] {
  const shown: Played[] = [];
  const part = (name: string) => ({
    animate: (frames: readonly Keyframe[], { duration }: { duration: number }) => {
      shown.push({ part: name, frames, duration });
      return { finished: Promise.resolve() };
    },
    querySelector: (selector: string) => part(selector),
  });
  const [from, to] = [berth(route[0]!), berth(route.at(-1)!)];
  sail(part('hull') as unknown as HTMLElement, layout, { from, to, route, bow: 'ahead', lasts });
  return shown;
}

test('the hull and its three sides move together, and at any time one side is seen', () => {
  const shown = played([16, 17, 18]);
  expect(shown.map(({ part }) => part)).toEqual(['hull', '.side', '.bow', '.stern']);
  expect(new Set(shown.map(({ duration }) => duration)).size).toBe(1);
  const [hull, ...sides] = shown;
  hull!.frames.forEach((frame, i) => {
    expect(frame.transform).toMatch(/^translate/);
    expect(sides.filter(({ frames }) => frames[i]?.opacity === 1)).toHaveLength(1);
  });
});

test('a longer way takes longer, up to a limit, and two voyages more', () => {
  const lasts = (...route: number[]) => played(route)[0]!.duration;
  const one = lasts(1, 2);
  expect(lasts(1, 2, 3) - one).toBe(lasts(1, 2, 3, 4) - lasts(1, 2, 3));
  expect(lasts(1, 2, 3)).toBeGreaterThan(one);
  expect(lasts(1, 2, 3, 4, 5, 6)).toBe(lasts(1, 2, 3, 4, 5, 6, 7));
  expect(lasts(1, 2, 3, 4, 5, 6, 7, 8)).toBeGreaterThan(lasts(1, 2, 3, 4, 5, 6, 7));
});

test('an event is sailed within its time', () => {
  const { duration } = played([1, 2], 1000)[0]!;
  expect(duration).toBeGreaterThan(500);
  expect(duration).toBeLessThan(1000);
});

test('who asked for less motion sees the ship arrive at once', () => {
  preferences.now = { ...set, motion: 'reduced' };
  expect(played([1, 2])).toEqual([]);
  expect(played([1, 2], 1000)).toEqual([]);
});

test('a ship is elsewhere on another space, at another berth or in another size', () => {
  const here = berth(1);
  expect(isElsewhere(here, here)).toBe(false);
  expect(isElsewhere(here, { ...here, at: [here.at[0] + 0.5, here.at[1]] })).toBe(false);
  expect(isElsewhere(here, { ...here, at: [here.at[0] + 2, here.at[1]] })).toBe(true);
  expect(isElsewhere(here, { ...here, space: 2 })).toBe(true);
  expect(isElsewhere(here, { ...here, scale: 0.9 })).toBe(true);
});
