import { expect, test } from 'vitest';
import { SCORE, type Stroke } from './score.ts';
import { SOUNDS } from './sounds.ts';

const strokes = Object.values(SCORE).flat();

/** How loud all strokes that sound at a moment are together, at the most. */
function loudest(sound: readonly Stroke[]): number {
  const loudAt = (time: number): number =>
    sound.filter(({ at, lasts }) => at <= time && time < at + lasts).reduce((sum, { loud }) => sum + loud, 0);
  return Math.max(...sound.map(({ at }) => loudAt(at)));
}

test('there are at least twelve effects, and no two are the same', () => {
  expect(SOUNDS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(SOUNDS.map((sound) => JSON.stringify(SCORE[sound]))).size).toBe(SOUNDS.length);
});

test.each(SOUNDS)('%s is heard, does not clip, and is over soon', (sound) => {
  expect(loudest(SCORE[sound])).toBeGreaterThan(0.05);
  expect(loudest(SCORE[sound])).toBeLessThan(1);
  expect(Math.max(...SCORE[sound].map(({ at, lasts }) => at + lasts))).toBeLessThan(2);
});

test('a stroke swells before it dies away, at pitches that people hear', () => {
  for (const { swell = 0, lasts, pitch, to = pitch } of strokes) {
    expect(swell).toBeLessThan(lasts);
    for (const hertz of [pitch, to]) {
      expect(hertz).toBeGreaterThanOrEqual(30);
      expect(hertz).toBeLessThan(8000);
    }
  }
});
