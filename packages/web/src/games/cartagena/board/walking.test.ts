import { cartagena, parseSections, type CartagenaEvent } from '@topsail/games';
import { afterEach, describe, expect, test } from 'vitest';
import { preferences } from '../../../ui/settings/preferences.svelte.ts';
import { walkingOf, walkTakes } from '../stage/timing.ts';
import { layOut } from './layout.ts';
import { standsOf, type Stand } from './stands.ts';
import { carried, walk, type TunnelBeat } from './walking.ts';
import { hopping, wayOf } from './way.ts';

const layout = layOut(parseSections('A+l B-l E+r C-r D-l F-r')!);
const setup = {
  ruleset: 'cartagena-tortuga',
  seats: 2,
  options: { tunnel: 'random', 'boat-retreat': 'yes' },
};
const view = cartagena.emptyView(setup, 0);
const forward = { e: 'forward', seat: 0, card: 'key', from: 4, to: 9, passed: [6], left: 2 } as const;
const set = preferences.now;
afterEach(() => {
  preferences.now = set;
});

function standOn(position: number, seat = 0): Stand {
  return standsOf([{ seat, one: 0, position }], layout)[0]!;
}

function beatOf(event: CartagenaEvent, lasts: number): TunnelBeat {
  return { event, before: view, view, told: [event], lasts };
}

interface Played {
  readonly frames: readonly { readonly transform: string; readonly offset?: number }[];
  readonly timing: { readonly duration: number; readonly delay?: number; readonly fill?: string };
}

function played(from: Stand, to: Stand, beat?: TunnelBeat): Played | undefined {
  let shown: Played | undefined;
  const figure = {
    animate: (frames: Played['frames'], timing: Played['timing']) => {
      shown = { frames, timing };
      return { finished: Promise.resolve() };
    },
  };
  walk(figure as unknown as HTMLElement, layout, [from, to], beat);
  return shown;
}

describe('a pirate who is told to go', () => {
  const { card, way, arrived } = walkingOf(forward);
  const goes = (): Played => played(standOn(4), standOn(9), beatOf(forward, walkTakes(forward)))!;

  test('waits for his card, then runs, and has landed when the event is over', () => {
    const { frames, timing } = goes();
    expect(timing).toMatchObject({ delay: card, duration: way + arrived });
    expect([frames[0]?.offset, frames.at(-1)?.offset]).toEqual([0, 1]);
    frames.forEach(({ offset = 0 }, i) => expect(offset).toBeGreaterThanOrEqual(frames[i - 1]?.offset ?? 0));
    const landed = frames.findIndex(({ transform }) => transform === carried(standOn(9)));
    expect(frames[landed]?.offset).toBeCloseTo(way / (way + arrived));
  });

  test('stands at the start before his card is shown', () => {
    expect(goes().timing.fill).toBe('backwards');
  });

  test('goes from where he stood to where he will stand', () => {
    const { frames } = goes();
    expect(frames[0]?.transform).toBe(carried(standOn(4)));
    expect(frames.at(-1)?.transform).toBe(carried(standOn(9)));
  });

  test('is pressed together when he lands, and stands as before', () => {
    const [squashed, stretched, whole] = goes().frames.slice(-4);
    expect(squashed?.transform).toBe(carried(standOn(9), { x: 1.1, y: 0.84 }));
    expect(stretched?.transform).toBe(carried(standOn(9), { x: 0.96, y: 1.06 }));
    expect(whole?.transform).toBe(carried(standOn(9)));
    // He has half the time after his way to stand still again, and is squashed for less of it than stretched.
    const after = (frame = whole): number => (frame?.offset ?? 0) * (way + arrived) - way;
    expect(after(whole)).toBeCloseTo(arrived / 2);
    expect(after(squashed)).toBeCloseTo(0.3 * after(whole));
    expect(after(stretched)).toBeCloseTo(0.65 * after(whole));
  });

  test('hurries where the event is shown in half the time', () => {
    const quick = played(standOn(4), standOn(9), beatOf(forward, walkTakes(forward) / 2))!;
    expect(quick.timing.duration).toBeCloseTo((way + arrived) / 2);
    expect(quick.timing.delay).toBeCloseTo(card / 2);
  });

  test('falls back stone by stone, without waiting for a card', () => {
    const back = { e: 'back', seat: 0, from: 9, to: 4, passed: [], count: 1, left: 2 } as const;
    const { frames, timing } = played(standOn(9), standOn(4), beatOf(back, walkTakes(back)))!;
    expect(timing.delay).toBe(0);
    expect(frames[0]?.transform).toBe(carried(standOn(9)));
    expect(frames.length).toBeGreaterThan(10);
  });
});

describe('a pirate who makes room', () => {
  const near = standOn(9);
  const aside: Stand = { ...near, at: [near.at[0] + 20, near.at[1]] };

  test('steps aside when the other has his card', () => {
    const { frames, timing } = played(near, aside, beatOf(forward, walkTakes(forward)))!;
    expect(frames).toEqual([{ transform: carried(near) }, { transform: carried(aside) }]);
    expect(timing).toMatchObject({ delay: walkingOf(forward).card, fill: 'backwards' });
  });

  test('hurries with the one who goes', () => {
    const asLong = played(near, aside, beatOf(forward, walkTakes(forward)))!.timing;
    const quick = played(near, aside, beatOf(forward, walkTakes(forward) / 2))!.timing;
    expect(quick.duration).toBeCloseTo(asLong.duration / 2);
    expect(quick.delay).toBeCloseTo(asLong.delay! / 2);
  });

  test('does so at once where nobody walks', () => {
    expect(played(near, aside)?.timing.delay).toBe(0);
    expect(played(near, aside, beatOf({ e: 'stop', seat: 0 }, 900))?.timing.delay).toBe(0);
  });

  test('is of another crew or from another space than the walker', () => {
    const other = played(standOn(4, 1), standOn(9, 1), beatOf(forward, walkTakes(forward)))!;
    expect(other.frames).toHaveLength(2);
    const elsewhere = played(standOn(5), standOn(9), beatOf(forward, walkTakes(forward)))!;
    expect(elsewhere.frames).toHaveLength(2);
  });

  test('stays where he need not move, and jumps for who asked for less motion', () => {
    expect(played(near, { ...near, at: [near.at[0] + 0.5, near.at[1]] })).toBeUndefined();
    preferences.now = { ...set, motion: 'reduced' };
    expect(played(near, aside)).toBeUndefined();
  });
});

describe('a way', () => {
  test('of no step leads straight from stand to stand', () => {
    const [a, b] = [standOn(4), { ...standOn(4), scale: 0.5 }];
    expect(wayOf(layout, a, b)).toEqual([a, b]);
    expect(hopping([a, b], { from: 4, to: 4, passed: [] }).map(({ when }) => when)).toEqual([0, 1]);
    expect(hopping([], { from: 4, to: 9, passed: [] })).toEqual([]);
  });

  test('lets a pirate grow or shrink evenly', () => {
    const way = wayOf(layout, { ...standOn(4), scale: 1 }, { ...standOn(8), scale: 0.6 });
    expect(way.map(({ scale }) => scale.toFixed(1))).toEqual(['1.0', '0.9', '0.8', '0.7', '0.6']);
    const sizes = hopping(way, { from: 4, to: 8, passed: [] }).map(({ scale }) => scale.toFixed(2));
    expect(sizes).toEqual(['1.00', '0.95', '0.90', '0.85', '0.80', '0.75', '0.70', '0.65', '0.60']);
  });

  test('is run low and hopped high, a hop taking its longer time', () => {
    const way = wayOf(layout, standOn(4), standOn(9));
    const moments = hopping(way, forward);
    const [start, ran, landed, hopped] = moments;
    expect(start).toEqual({ ...way[0], when: 0 });
    expect(ran!.at[1]).toBeLessThan((way[0]!.at[1] + way[1]!.at[1]) / 2);
    expect(ran!.when).toBeCloseTo(landed!.when / 2);
    expect(hopped!.at[1]).toBeLessThan(ran!.at[1]);
    expect(ran!.at[1]).toBeCloseTo((way[0]!.at[1] + way[1]!.at[1]) / 2 - 8);
    expect(moments[4]!.when - landed!.when).toBeGreaterThan(landed!.when);
  });
});

test('a stand is told in hundredths of the sheet’s width', () => {
  expect(carried({ at: [800, 400], scale: 2 })).toBe('translate(50.000cqw,25.000cqw)scale(2.000,2.000)');
  expect(carried({ at: [0, 0], scale: 2 }, { x: 1.1, y: 0.5 })).toContain('scale(2.200,1.000)');
});
