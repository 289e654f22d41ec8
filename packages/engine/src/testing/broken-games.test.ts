import { describe, expect, it } from 'vitest';
import type { Standing } from '../outcome.ts';
import { checkGame, checkSetups, everySetup } from './index.ts';
import { toy } from './toy/game.ts';
import { ROW, SAIL, type ToyMove, type ToyState } from './toy/state.ts';

type ToyGame = typeof toy;

/** A toy game with one fault, checked in a few whole games. */
function play(fault: Partial<ToyGame>): void {
  const game: ToyGame = { ...toy, ...fault };
  for (const setup of everySetup(toy)) for (const seed of ['one', 'two', 'three']) checkGame(game, setup, seed);
}

function standings(change: (standing: Standing, seat: number, all: readonly Standing[]) => Partial<Standing>): Partial<ToyGame> {
  return {
    outcome(state) {
      const outcome = toy.outcome(state);
      return outcome && { ...outcome, standings: outcome.standings.map((s, i, all) => ({ ...s, ...change(s, i, all) })) };
    },
  };
}

/** A fault that comes and goes from call to call, as a cache or a clock would bring it. */
function everySecondTime(): () => boolean {
  let calls = 0;
  return () => calls++ % 2 === 1;
}

const odd = everySecondTime();
const oddDeal = everySecondTime();

const listing: [string, Partial<ToyGame>, RegExp][] = [
  ['lists a move twice', { legalMoves: (s, seat, out) => relist(s, seat, out, (m) => [...m, m[0]]) }, /listed twice/],
  ['makes moves afresh', { legalMoves: (s, seat, out) => relist(s, seat, out, (m) => m.map((x) => ({ ...x }))) }, /read back/],
  ['changes the order', { legalMoves: (s, seat, out) => relist(s, seat, out, (m) => (odd() ? m.reverse() : m)) }, /order/],
  ['adds to what the list held', { legalMoves: (s, seat, out) => out.push(...legal(s, seat)) }, /order of moves varies/],
  ['leaves a seat without a move', { legalMoves: (s, seat, out) => (s.round === 3 ? 0 : toy.legalMoves(s, seat, out)) }, /no move/],
  ['gives moves out of turn', { legalMoves: (_, __, out) => out.splice(0, 9, ROW, SAIL) && 2 }, /not to act has moves/],
  ['changes the state when asked', { legalMoves: (s, seat, out) => (s.round++, toy.legalMoves(s, seat, out)) }, /asking changes/],
  ['reads a move from a sloppy text', { parseMove: (text) => toy.parseMove(text.trim()) }, /not its own/],
  ['reads a shouted move', { parseMove: (text) => toy.parseMove(text.toLowerCase()) }, /not its own/],
  ['cannot read one of its moves', { parseMove: (text) => (text === 'dig' ? undefined : toy.parseMove(text)) }, /read back/],
];

const ending: [string, Partial<ToyGame>, RegExp][] = [
  ['never ends', { apply: (s, seat, move, luck) => (toy.apply(s, seat, move, luck), (s.round = 1), s.at.fill(0), true) }, /within 48/],
  ['is over while somebody is to act', { toAct: (s) => toy.toAct(s) || 1 }, /over, yet/],
  ['stops before it is over', { toAct: (s) => (s.round === 3 ? 0 : toy.toAct(s)), legalMoves: () => 0 }, /nobody is to act|no move/],
  ['waits for a seat that does not exist', { toAct: (s) => toy.toAct(s) && toy.toAct(s) | 16 }, /does not exist/],
  ['forgets a seat in the ranking', { outcome: (s) => drop(toy.outcome(s)) }, /not the seats in order/],
  ['counts places from 2', standings(({ rank }) => ({ rank: rank + 1 })), /gaps/],
  ['ranks the lowest first', standings(({ rank }, _, all) => ({ rank: all.length + 1 - rank })), /lower score|gaps/],
  ['lets unequal scores share the first place', standings(() => ({ rank: 1 })), /share a place/],
  ['adds up a score wrongly', standings(({ score }) => ({ score: score + 1 })), /make up the score/],
];

const keeping: [string, Partial<ToyGame>, RegExp][] = [
  ['loses a card', { apply: (...move) => [toy.apply(...move), move[0].thrown.pop()][0] === true }, /the cards are/],
  ['clones by half', { clone: (s) => ({ ...toy.clone(s), at: s.at }) }, /changes (the state it is given|when play goes on)/],
  ['does not clone at all', { clone: (s) => s }, /the state itself/],
  ['clones to something else', { clone: (s) => ({ ...toy.clone(s), round: 1 }) }, /a clone differs/],
  ['dumps undefined', { dump: (s) => ({ ...toy.dump(s), chosen: s.chosen }) }, /dump.chosen.0 is not JSON/],
  ['dumps a number that is none', { dump: (s) => ({ ...toy.dump(s), at: Number.NaN }) }, /dump.at is NaN/],
  ['shows a map', { view: (s, v) => ({ ...toy.view(s, v), own: v === 'spectator' ? null : lookup() }) }, /not a plain object/],
  ['shows a view to the wrong viewer', { view: (s) => toy.view(s, 0) }, /does not name its viewer/],
  ['gives a spectator a hand', { view: (s, v) => ({ ...toy.view(s, 0), viewer: v }) }, /spectator owns something/],
  ['rolls without crossing the horizon', { apply: (...move) => (toy.apply(...move), false) }, /horizon not crossed/],
  ['rolls more when somebody listens', { apply: (...move) => extraRoll(...move) }, /other luck when nobody/],
  ['moves otherwise when nobody listens', { apply: (...move) => shift(...move) }, /elsewhere when nobody/],
  ['deals without luck', { setup: (s, luck) => ({ ...toy.setup(s, luck), round: oddDeal() ? 2 : 1 }) }, /does not verify|leads to/],
  ['forbids without a rule', { whyNot: () => '' }, /names no rule/],
  ['asks without a rule', { question: () => ({ kind: 'choice', rule: '' }) }, /no kind or no rule/],
];

describe('the suite catches a game that', () => {
  for (const [fault, change, told] of [...listing, ...ending, ...keeping]) {
    it(fault, () => expect(() => play(change)).toThrow(told));
  }

  it('accepts an option nobody offers', () => {
    const lax: ToyGame = { ...toy, checkSetup: (ruleset, seats, { race }) => toy.checkSetup(ruleset, seats, race ? { race } : {}) };
    expect(() => checkSetups(lax)).toThrow(/refused as setup\/unknown-option/);
  });

  it('accepts any number of seats', () => {
    const lax: ToyGame = { ...toy, checkSetup: (ruleset, seats, options) => toy.checkSetup(ruleset, Math.round(seats), options) };
    expect(() => checkSetups(lax)).toThrow(/refused as setup\/seats/);
  });
});

it('the suite tells the set-up, the seed and the move at which a game broke', () => {
  const [setup] = everySetup(toy);
  const game: ToyGame = { ...toy, audit: (s) => (s.round === 2 ? fail() : undefined) };
  expect(() => checkGame(game, setup, 'x')).toThrow('skiffs, 2 seats, race short, seed x, move 2: a card is gone');
});

function fail(): void {
  throw new Error('a card is gone');
}

function legal(state: ToyState, seat: number): ToyMove[] {
  const moves: ToyMove[] = [];
  toy.legalMoves(state, seat, moves);
  return moves;
}

function relist(state: ToyState, seat: number, out: ToyMove[], change: (moves: ToyMove[]) => ToyMove[]): number {
  const moves = legal(state, seat);
  if (moves.length === 0) return 0;
  const changed = change(moves);
  changed.forEach((move, index) => (out[index] = move));
  return changed.length;
}

function drop(outcome: ReturnType<ToyGame['outcome']>): ReturnType<ToyGame['outcome']> {
  return outcome && { ...outcome, standings: outcome.standings.slice(1) };
}

function lookup(): { card: number; chosen: string | null } {
  return Object.assign(new Map(), { card: 1, chosen: null });
}

function extraRoll(...[state, seat, move, luck, tell]: Parameters<ToyGame['apply']>): boolean {
  if (tell !== undefined) luck.roll(6, 'drum roll');
  return toy.apply(state, seat, move, luck, tell) || tell !== undefined;
}

function shift(...[state, seat, move, luck, tell]: Parameters<ToyGame['apply']>): boolean {
  if (tell === undefined) state.at[seat]++;
  return toy.apply(state, seat, move, luck, tell);
}
