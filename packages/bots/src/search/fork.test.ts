import { describe, expect, test } from 'vitest';
import { Fork } from './fork.ts';

const [FIGHT, FLEE, HIDE, PRAY] = ['fight', 'flee', 'hide', 'pray'].map((text) => ({ text }));
const MOVES = [FIGHT, FLEE, HIDE];

/** Tells a fork that a move was tried so often and gave so much each time. */
function learned(fork: Fork, move: { text: string }, times: number, hope: number): void {
  for (let n = 0; n < times; n++) fork.branchOf(move).learn(hope);
}

/** A fork at which all have been offered this often. */
function offered(times: number): Fork {
  const fork = new Fork(times);
  for (let n = 0; n < times; n++) fork.choose(MOVES, 3, 0);
  return fork;
}

describe('a fork', () => {
  test('leaves the choice to instinct as often as it is patient, and then tries what was not tried', () => {
    const fork = new Fork(3);
    for (let n = 0; n < 3; n++) {
      const branch = fork.choose(MOVES, 3, 1);
      expect(branch.move).toBe(FLEE);
      branch.learn(1);
    }
    expect(fork.choose(MOVES, 3, 1).move).toBe(FIGHT);
  });

  test('without patience never asks instinct', () => {
    expect(new Fork(0).choose(MOVES, 3, 2).move).toBe(FIGHT);
  });

  test('tries every move before any a second time', () => {
    const fork = new Fork(0);
    const tried = MOVES.map(() => {
      const branch = fork.choose(MOVES, 3, 0);
      branch.learn(0.5);
      return branch.move;
    });
    expect(tried).toEqual(MOVES);
  });

  test('chooses the more promising of two moves known equally well', () => {
    const fork = offered(60);
    learned(fork, FIGHT, 20, 0.4);
    learned(fork, FLEE, 20, 0.7);
    learned(fork, HIDE, 20, 0.5);
    expect(fork.choose(MOVES, 3, 0).move).toBe(FLEE);
  });

  test('gives a move it hardly knows another chance', () => {
    const fork = offered(1000);
    learned(fork, FIGHT, 990, 0.6);
    learned(fork, FLEE, 2, 0.5);
    learned(fork, HIDE, 990, 0.5);
    expect(fork.choose(MOVES, 3, 0).move).toBe(FLEE);
  });

  test('comes back to the best of three moves far more often than to the others', () => {
    const fork = new Fork(0);
    const worth = new Map([FIGHT, FLEE, HIDE].map((move, i) => [move, [0.3, 0.8, 0.4][i]]));
    for (let n = 0; n < 300; n++) {
      const branch = fork.choose(MOVES, 3, 0);
      branch.learn(worth.get(branch.move)!);
    }
    expect(fork.branchOf(FLEE).visits).toBeGreaterThan(200);
    expect(fork.branchOf(FIGHT).visits).toBeGreaterThan(0);
  });

  test('tries a move at once that was never offered before', () => {
    const fork = offered(30);
    for (const move of MOVES) learned(fork, move, 10, 0.9);
    const branch = fork.choose([...MOVES, PRAY], 4, 0);
    expect(branch.move).toBe(PRAY);
    expect(branch.offered).toBe(1);
  });

  test('chooses only among what is offered, however good the rest was', () => {
    const fork = offered(30);
    learned(fork, FIGHT, 10, 1);
    learned(fork, FLEE, 10, 0.1);
    learned(fork, HIDE, 10, 0.2);
    expect(fork.choose([FLEE, HIDE, FIGHT], 2, 0).move).toBe(HIDE);
    expect(fork.branchOf(FIGHT).offered).toBe(30);
    expect(fork.branchOf(HIDE).offered).toBe(31);
  });

  test('knows the mean of what a branch has given, and nothing of one never tried', () => {
    const { branches } = new Fork(0);
    expect(branches).toEqual([]);
    const branch = new Fork(0).branchOf(FIGHT);
    expect(branch.mean).toBe(0);
    branch.learn(0.2);
    branch.learn(0.6);
    expect(branch.mean).toBeCloseTo(0.4);
    expect(branch.squares).toBeCloseTo(0.4);
  });
});
