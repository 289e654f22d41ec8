import { describe, expect, it } from 'vitest';
import { accept, refuse } from '../../refusal.ts';
import type { OptionInfo } from '../../setup.ts';
import { checkSetups, everySetup } from '../index.ts';
import { toy } from '../toy/game.ts';
import { faulty } from './faulty.ts';

const RACE: OptionInfo = { id: 'race', values: ['short', 'long'], fallback: 'short', rule: 'TOY-5' };

describe('the suite catches a game that', () => {
  it('accepts an option nobody offers', () => {
    const lax = faulty({
      checkSetup: (id, seats, { race }) => toy.checkSetup(id, seats, race ? { race } : {}),
    });
    expect(() => checkSetups(lax)).toThrow(/refused as setup\/unknown-option/);
  });

  it('accepts half a seat', () => {
    const lax = faulty({
      checkSetup: (id, seats, options) => toy.checkSetup(id, Math.floor(seats), options),
    });
    expect(() => checkSetups(lax)).toThrow(/refused as setup\/seats/);
  });

  it('refuses what it offers', () => {
    const strict = faulty({ checkSetup: (_id, seats) => refuse('setup/seats', { params: { seats } }) });
    expect(() => everySetup(strict)).toThrow(/a set-up the game offers is refused/);
  });

  it('seats somebody else than was asked for', () => {
    const generous = faulty({ checkSetup: (id, _seats, options) => toy.checkSetup(id, 2, options) });
    expect(() => everySetup(generous)).toThrow(/a set-up is changed/);
  });

  it('fills in something else each time it is asked', () => {
    let asked = 0;
    const fickle = faulty({
      checkSetup: (ruleset, seats) => accept({ ruleset, seats, options: { race: `${asked++}` } }),
    });
    expect(() => everySetup(fickle)).toThrow(/a checked set-up is not its own/);
  });

  it.each([
    [
      'falls back on what it does not offer',
      { ...RACE, fallback: 'endless' },
      /offers is refused|not among the values/,
    ],
    ['offers an option without a rule', { ...RACE, rule: '' }, /an option has no rule/],
    [
      'announces another fallback than it takes',
      { ...RACE, fallback: 'long' },
      /left open is not the fallback/,
    ],
  ])('%s', (_what, option, told) => {
    expect(() => checkSetups(faulty({ optionsOf: () => [option] }))).toThrow(told);
  });
});
