import type { GameEvent, GameView } from '@topsail/engine';
import { expect, test } from 'vitest';
import type { Concerns } from '../games/contract/concerns.ts';
import type { Beat } from './beats.ts';
import { inShort } from './in-short.ts';

type Deed = GameEvent & { readonly by: number; readonly at?: number };

const touches = ({ by, at }: Deed): number[] => (at === undefined ? [by] : [by, at]);
const concerns: Concerns<Deed> = {
  round: { touches: () => 'all' },
  load: { touches },
  sail: { touches, gist: true },
  challenge: { touches, scene: 'battle' },
  roll: { touches, scene: 'battle' },
  result: { touches, scene: 'battle', gist: true },
};

/** Views are numbered: each beat leads from one to the next. */
function beatsOf(...deeds: readonly Deed[]): readonly Beat[] {
  return deeds.map((event, n) => {
    const view = { setup: { n } } as unknown as GameView;
    const after = {
      view: { setup: { n: n + 1 } } as unknown as GameView,
      heard: [],
      moments: 0,
      events: n + 1,
    };
    return { event, before: view, after };
  });
}

const told = (beats: readonly Beat[]): string[] => beats.map(({ event }) => event.e);

test('what one does oneself is told in full, of others only their voyages', () => {
  const beats = beatsOf(
    { e: 'load', by: 1 },
    { e: 'sail', by: 1 },
    { e: 'load', by: 0 },
    { e: 'sail', by: 0 },
    { e: 'load', by: 2 },
  );
  expect(told(inShort(concerns, 0, beats))).toEqual(['sail', 'load', 'sail']);
  expect(told(inShort(concerns, 'spectator', beats))).toEqual(['sail', 'sail']);
});

test('what concerns everybody is told to everybody', () => {
  expect(told(inShort(concerns, 'spectator', beatsOf({ e: 'round', by: 1 }, { e: 'load', by: 1 })))).toEqual([
    'round',
  ]);
});

test('a battle is told in full to both sides, and by its end to all others', () => {
  const beats = beatsOf(
    { e: 'challenge', by: 1, at: 0 },
    { e: 'roll', by: 1 },
    { e: 'roll', by: 0 },
    { e: 'result', by: 1, at: 0 },
  );
  for (const side of [0, 1])
    expect(told(inShort(concerns, side, beats))).toEqual(['challenge', 'roll', 'roll', 'result']);
  expect(told(inShort(concerns, 2, beats))).toEqual(['result']);
});

test('each beat begins where the last that was told ended', () => {
  const beats = beatsOf(
    { e: 'load', by: 1 },
    { e: 'sail', by: 1 },
    { e: 'load', by: 2 },
    { e: 'sail', by: 2 },
  );
  const short = inShort(concerns, 0, beats);
  expect(short.map(({ before }) => before)).toEqual([beats[0]?.before, beats[2]?.before]);
  expect(short.map(({ after }) => after)).toEqual([beats[1]?.after, beats[3]?.after]);
  expect(inShort(concerns, 1, beats)[0]).toEqual(beats[0]);
});
