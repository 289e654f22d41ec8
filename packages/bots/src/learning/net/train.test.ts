import { seeded } from '@topsail/engine';
import { describe, expect, test } from 'vitest';
import { WHOLE } from '../../net/inputs.ts';
import { Net } from '../../net/net.ts';
import type { NetLesson } from './net-lesson.ts';
import { netSurprise, trainNet } from './train.ts';

const WIDTH = 4;
const PLAN = { from: 'a test', width: WIDTH, hidden: [12, 6], warmUp: [], epochs: 80, seed: '1' } as const;

/** A game for three in which one wins who has exactly one of two things: no weighted sum can tell. */
function lessons(count: number, seed: string): NetLesson[] {
  const chance = seeded(seed);
  return Array.from({ length: count }, () => {
    const rows = new Int8Array(3 * WIDTH);
    const lucky = chance.roll(3) - 1;
    for (let e = 0; e < 3; e++) {
      const one = chance.roll(2) - 1;
      rows[e * WIDTH] = one * WHOLE;
      rows[e * WIDTH + 1] = (e === lucky ? 1 - one : one) * WHOLE;
      rows[e * WIDTH + 2] = WHOLE;
    }
    return {
      rows,
      wins: Float64Array.from([0, 1, 2], (e) => (e === lucky ? 1 : 0)),
      scores: Float64Array.from([0, 1, 2], (e) => (e === lucky ? 20 : 5)),
    };
  });
}

describe('training a net', () => {
  const seen = lessons(1500, 'seen');
  const text = trainNet(seen, PLAN);

  test('finds what no weighted sum could, also in games it never saw', () => {
    expect(netSurprise(text, lessons(300, 'unseen'))).toBeLessThan(0.1);
  });

  test('learns the scores as well', () => {
    const chances = new Float64Array(3);
    const scores = new Float64Array(3);
    const { rows, wins } = lessons(1, 'one')[0];
    new Net(text).appraise(rows, 3, chances, scores);
    wins.forEach((win, e) => expect(Math.abs(scores[e] - (win === 1 ? 20 : 5))).toBeLessThan(2.5));
  });

  test('comes to the same weights again, and to others by another seed', () => {
    const short = { ...PLAN, epochs: 2 };
    expect(trainNet(seen, short)).toEqual(trainNet(seen, short));
    expect(trainNet(seen, { ...short, seed: '2' })).not.toEqual(trainNet(seen, short));
  });

  test('begins with the lessons of the warm-up', () => {
    const few = seen.slice(0, 64);
    const warmUp = Array.from({ length: 30 }, () => seen).flat();
    const warm = trainNet(few, { ...PLAN, warmUp, epochs: 1 });
    const cold = trainNet(few, { ...PLAN, epochs: 1 });
    const unseen = lessons(300, 'unseen');
    expect(netSurprise(warm, unseen)).toBeLessThan(netSurprise(cold, unseen) - 0.3);
  });

  test('says how far it is', () => {
    let steps = 0;
    trainNet(seen, { ...PLAN, epochs: 2, onStep: () => steps++ });
    expect(steps).toBe(48);
  });
});
