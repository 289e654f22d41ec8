import { movesOf, seatsToAct, seeded, type Chance, type Seat, type Setup } from '@topsail/engine';
import { describeSetup, everySetup, randomStep } from '@topsail/engine/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { foresee, foreseeOn, type Foreseen } from './foresee.ts';
import { imagine } from './imagine.ts';
import { jamaica } from './index.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import { judgeMove } from './testing/foretold-move.ts';
import { Foretold, judgeDeed, type Tally } from './testing/foretold.ts';
import { playAnswer, playTurn } from './testing/sequel.ts';
import { viewOf, type View } from './view.ts';

const isShort = process.env.TOPSAIL_SHORT === '1';
const GAMES = isShort ? 1 : 2;

/** How seldom a question is looked at, so that the common ones do not crowd out the rare. */
const EVERY: Readonly<Record<string, number>> = {
  card: 10,
  dice: 20,
  take: 6,
  stow: 4,
  powder: 4,
  sail: 3,
  spoils: 2,
};

const tally: Tally = new Map();

const CERTAIN = [
  ...['sails', 'pays', 'shortage', 'thrown', 'meets', 'treasure', 'loads', 'empties', 'skips-load'],
  ...['takes', 'robs', 'gives', 'day'],
].map((kind) => `certain ${kind}`);
const POSSIBLE = [
  ...['sails', 'pays', 'shortage', 'thrown', 'meets', 'treasure', 'loads', 'empties', 'odds', 'may-be'],
].map((kind) => `possible ${kind}`);
const KINDS = [...CERTAIN, ...POSSIBLE];

describe('what is certain happens, and what happens was foretold:', () => {
  const setups = [...everySetup(jamaica)];
  let walked = 0;

  for (const setup of setups) {
    it(describeSetup(setup), () => {
      for (let game = 1; game <= GAMES; game++) walk(setup, seeded(`foresee ${game}`));
      walked += 1;
    });
  }

  /** After all of them, in whatever order they ran: no kind of fact was only talk. */
  afterAll(() => {
    if (isShort || walked < setups.length) return;
    expect([...tally.keys()]).toEqual(expect.arrayContaining(KINDS));
  });
});

function walk(setup: Setup, chance: Chance): void {
  const state = jamaica.setup(setup, chance);
  while (jamaica.toAct(state) !== 0) {
    if (chance.roll(EVERY[jamaica.question(state).kind] ?? 1, 'look') === 1) checkPosition(state, chance);
    randomStep(jamaica, state, chance);
  }
}

function checkPosition(state: State, chance: Chance): void {
  for (const seat of seatsToAct(jamaica, state)) {
    const view = JSON.parse(JSON.stringify(viewOf(state, seat))) as View;
    const other = imagine(view, chance);
    for (const move of movesOf(jamaica, state, seat)) {
      const foreseen = foresee(view, move);
      const text = JSON.stringify(foreseen);
      expect(JSON.stringify(foreseeOn(other.clone(), view, move))).toBe(text);
      checkSigns(foreseen);
      const foretold = new Foretold(foreseen, tally);
      try {
        if (move.kind === 'card') checkCard(foretold, state, seat, move, chance);
        else checkAnswer(foretold, state, seat, move, chance);
      } catch (error) {
        throw new Error(`${move.text} by ${seat}: ${text}\n${JSON.stringify(view)}`, { cause: error });
      }
    }
  }
}

/** SHORT-3: the signs of the shortage die on one voyage leave nothing out. */
function checkSigns({ certain, possible }: Foreseen): void {
  const odds = new Map<string, number>();
  for (const fact of [...certain, ...possible]) {
    if (fact.fact !== 'thrown') continue;
    const voyage = fact.sign === undefined ? JSON.stringify(fact) : `${fact.when} ${fact.from} ${fact.to}`;
    odds.set(voyage, (odds.get(voyage) ?? 0) + fact.probability);
  }
  for (const sum of odds.values()) expect(sum).toBeCloseTo(1, 12);
}

function checkCard(foretold: Foretold, state: State, seat: Seat, move: Move, chance: Chance): void {
  const { deeds, since } = playTurn(state, seat, move, chance);
  for (const [i, deed] of deeds.entries()) {
    const half = foretold.where(
      ({ when, from }) => when === (i === 0 ? 'morning' : 'evening') && from === deed.from,
    );
    judgeDeed(half, deed, since[i]);
  }
}

function checkAnswer(foretold: Foretold, state: State, seat: Seat, move: Move, chance: Chance): void {
  const { events, deed, fought } = playAnswer(state, seat, move, chance);
  if (deed === undefined) judgeMove(foretold, move, events, fought);
  else judgeDeed(foretold, deed, 'unchanged');
}
