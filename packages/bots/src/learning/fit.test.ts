import { describe, expect, it } from 'vitest';
import { fast, type Chance } from '@topsail/engine';
import { descend } from './descend.ts';
import { fitChoice, fitValue, logLoss } from './fit.ts';
import type { Lesson } from './lesson.ts';
import { bookOf } from './lesson-book.ts';
import { scoreLoss } from './score-loss.ts';
import type { Valley } from './valley.ts';
import { winLoss } from './win-loss.ts';

const NAMES = ['gold', 'food', 'powder', 'always there'];
const WIN = [0.8, -0.5, 0.3, 0];
const POINTS = [4, -3, 0.5, 20];

/** Evenly spread between -1 and 1. */
function even(luck: Chance): number {
  return luck.roll(2001, 'trait') / 1000 - 1.001;
}

function dot(weights: readonly number[], traits: Float64Array): number {
  return weights.reduce((sum, weight, i) => sum + weight * traits[i], 0);
}

/** A lesson of a game that these weights rule: two to four entrants, one of whom wins. */
function lesson(luck: Chance): Lesson {
  const entrants = 1 + luck.roll(3, 'entrants');
  const rows = Array.from({ length: entrants }, () => Float64Array.of(even(luck), even(luck), even(luck), 1));
  const powers = rows.map((row) => Math.exp(dot(WIN, row)));
  const sum = powers.reduce((a, b) => a + b);
  let drawn = (sum * luck.roll(10_000, 'winner')) / 10_000;
  const winner = powers.findIndex((power) => (drawn -= power) <= 1e-12);
  return {
    traits: Float64Array.from(rows.flatMap((row) => [...row])),
    wins: Float64Array.from(rows, (_, entrant) => (entrant === winner ? 1 : 0)),
    scores: Float64Array.from(rows, (row) => dot(POINTS, row) + even(luck)),
  };
}

function lessons(count: number, seed: number): Lesson[] {
  const luck = fast(seed);
  return Array.from({ length: count }, () => lesson(luck));
}

describe('fitting weights to lessons', () => {
  const many = lessons(20_000, 1);
  const { from, traits } = fitValue(NAMES, many, { from: 'made up' });

  it('finds the weights that ruled the games', () => {
    expect(from).toBe('made up');
    NAMES.forEach((name, i) => {
      expect(Math.abs(traits[name][0] - WIN[i])).toBeLessThan(0.06);
      expect(Math.abs(traits[name][1] - POINTS[i])).toBeLessThan(0.06);
    });
  });

  it('leaves a trait that all entrants share alike without a say in who wins', () => {
    expect(traits['always there'][0]).toBe(0);
  });

  it('learns choices as it learns wins', () => {
    const choice = fitChoice(NAMES, many);
    expect(choice).toEqual(Object.fromEntries(NAMES.map((name) => [name, traits[name][0]])));
  });

  it('makes unseen winners less surprising than even chances do', () => {
    const unseen = lessons(2000, 2);
    const learned = Object.fromEntries(NAMES.map((name) => [name, traits[name][0]]));
    const chances = unseen.reduce((sum, { wins }) => sum + Math.log(wins.length), 0) / unseen.length;
    expect(logLoss(NAMES, unseen, {})).toBeCloseTo(chances, 10);
    expect(logLoss(NAMES, unseen, learned)).toBeLessThan(chances - 0.05);
  });

  it('takes a few steps, and tells of each', () => {
    let steps = 0;
    fitValue(NAMES, lessons(100, 3), { from: '', onStep: () => steps++ });
    expect(steps).toBeGreaterThan(2);
    expect(steps).toBeLessThan(15);
  });

  it('keeps what is known where lessons are few, and gives it up where they are many', () => {
    const known = { from: 'before', traits: { gold: [2, 9], powder: [0.3, 0.5] } } as const;
    const few = fitValue(NAMES, lessons(5, 3), { from: '', known }).traits;
    const [win, points] = fitValue(NAMES, many, { from: '', known }).traits.gold;
    expect(few.gold[0]).toBeGreaterThan(1.8);
    expect(few.gold[1]).toBeGreaterThan(7);
    expect(Math.abs(win - WIN[0])).toBeLessThan(0.06);
    expect(Math.abs(points - POINTS[0])).toBeLessThan(0.1);
    expect(fitChoice(NAMES, lessons(5, 3), { known: { gold: 2, powder: 0.3 } }).gold).toBe(few.gold[0]);
  });

  it('trusts no trait for ever, even if it always wins', () => {
    const sure = { traits: Float64Array.of(1, 0), wins: Float64Array.of(1, 0), scores: new Float64Array(2) };
    const { gold } = fitChoice(['gold'], [sure]);
    expect(gold).toBeGreaterThan(4);
    expect(gold).toBeLessThan(10);
  });
});

describe.each([
  ['the loss of wins', winLoss],
  ['the loss of scores', scoreLoss],
])('%s', (_name, lossOf) => {
  const valley: Valley = lossOf(bookOf(NAMES.length, lessons(30, 4)));
  const weights = Float64Array.of(0.3, -0.2, 0.9, 0.1);
  const width = NAMES.length;
  const slope = new Float64Array(width);
  const bend = new Float64Array(width ** 2);
  valley.survey(weights, slope, bend);

  it('is as steep as small steps show', () => {
    for (let i = 0; i < width; i++) {
      const rise = valley.height(moved(weights, i, 1e-5)) - valley.height(moved(weights, i, -1e-5));
      expect(slope[i]).toBeCloseTo(rise / 2e-5, 6);
    }
  });

  it('bends as the slopes of small steps show', () => {
    for (let i = 0; i < width; i++) {
      const [above, below] = [1e-5, -1e-5].map((by) => slopeAt(valley, moved(weights, i, by)));
      for (let j = i; j < width; j++)
        expect(bend[j * width + i]).toBeCloseTo((above[j] - below[j]) / 2e-5, 6);
    }
  });

  it('is flat where the walk down ends', () => {
    for (const part of slopeAt(valley, descend(valley))) expect(part).toBeCloseTo(0, 8);
  });
});

function moved(weights: Float64Array, which: number, by: number): Float64Array {
  return weights.map((weight, i) => (i === which ? weight + by : weight));
}

function slopeAt(valley: Valley, weights: Float64Array): Float64Array {
  const slope = new Float64Array(valley.width);
  valley.survey(weights, slope, new Float64Array(valley.width ** 2));
  return slope;
}
