import { describe, expect, it } from 'vitest';
import type { Chance } from '../chance.ts';
import { forEachCourse } from './enumerating.ts';

function courses(run: (chance: Chance) => string): Map<string, number> {
  const odds = new Map<string, number>();
  let name = '';
  forEachCourse(
    (chance) => (name = run(chance)),
    (probability) => odds.set(name, (odds.get(name) ?? 0) + probability),
  );
  return odds;
}

function sum(odds: Map<string, number>): number {
  return [...odds.values()].reduce((total, probability) => total + probability, 0);
}

describe('every course of luck', () => {
  it('is one when no luck is asked for', () => {
    expect(courses(() => 'calm')).toEqual(new Map([['calm', 1]]));
  });

  it('is each pair of two dice once', () => {
    const odds = courses((chance) => `${chance.roll(6, 'a')} ${chance.roll(6, 'b')}`);
    expect(odds.size).toBe(36);
    expect(sum(odds)).toBeCloseTo(1, 12);
    for (const probability of odds.values()) expect(probability).toBeCloseTo(1 / 36, 12);
  });

  it('has the odds of the sum of two dice', () => {
    const odds = courses((chance) => `${chance.roll(6, 'a') + chance.roll(6, 'b')}`);
    expect(odds.size).toBe(11);
    expect(odds.get('7')).toBeCloseTo(6 / 36, 12);
    expect(odds.get('12')).toBeCloseTo(1 / 36, 12);
  });

  it('may ask for more after some rolls than after others', () => {
    const odds = courses((chance) =>
      chance.roll(6, 'die') === 6 ? `again ${chance.roll(2, 'coin')}` : 'no',
    );
    expect([...odds.keys()]).toEqual(['no', 'again 1', 'again 2']);
    expect(odds.get('no')).toBeCloseTo(5 / 6, 12);
    expect(odds.get('again 2')).toBeCloseTo(1 / 12, 12);
    expect(sum(odds)).toBeCloseTo(1, 12);
  });

  it('is every order of a small deck, each as likely as the other', () => {
    const odds = courses((chance) => {
      const deck = ['a', 'b', 'c', 'd'];
      let order = '';
      while (deck.length > 0) order += deck.splice(chance.roll(deck.length, 'card') - 1, 1)[0];
      return order;
    });
    expect(odds.size).toBe(24);
    for (const probability of odds.values()) expect(probability).toBeCloseTo(1 / 24, 12);
  });
});
