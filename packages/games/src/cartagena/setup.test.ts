import { scripted, type Options } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { cartagena } from './index.ts';
import { rulesetOf } from './rulesets.ts';
import { checkSetup } from './setup.ts';
import { firstCards } from './testing/table.ts';

const TUNNEL = 'A+l B-l E+r C-r D-l F-r';

function refused(ruleset: string, seats: number, options: Options, refusal: object): void {
  expect(checkSetup(ruleset, seats, options)).toStrictEqual({ ok: false, refusal });
}

describe('what a table may agree on', () => {
  it('an unknown ruleset is refused', () => {
    for (const ruleset of ['cartagena', '', 'jamaica-1', 'toString'])
      refused(ruleset, 3, {}, { code: 'setup/unknown-ruleset', params: { ruleset } });
    expect(() => rulesetOf('cartagena')).toThrow(/no ruleset cartagena/);
  });

  it.each([1, 6, 2.5, 0, NaN])('%d seats are refused, with the right numbers', (seats) => {
    refused('cartagena-tortuga', seats, {}, { code: 'setup/seats', params: { seats, from: 2, to: 5 } });
  });

  it.each([2, 3, 4, 5])('%d seats are allowed, and what is left open is filled in', (seats) => {
    expect(checkSetup('cartagena-hispaniola', seats, {})).toStrictEqual({
      ok: true,
      value: {
        ruleset: 'cartagena-hispaniola',
        seats,
        options: { 'boat-retreat': 'yes', tunnel: 'random' },
      },
    });
  });

  it('an unknown option is refused', () => {
    refused(
      'cartagena-jamaica',
      2,
      { 'boat-retreat': 'yes', tunnel: TUNNEL, ghost: 'yes' },
      { code: 'setup/unknown-option', params: { option: 'ghost' } },
    );
  });

  it.each(['', 'maybe', 'Yes'])('C-BACK-3: the boat may be left, yes or no, not “%s”', (value) => {
    refused(
      'cartagena-jamaica',
      2,
      { 'boat-retreat': value },
      { code: 'setup/option-value', rule: 'C-BACK-3', params: { option: 'boat-retreat', value } },
    );
  });

  it.each(['yes', 'no'])('C-BACK-3: %s is kept', (value) => {
    expect(checkSetup('cartagena-jamaica', 2, { 'boat-retreat': value, tunnel: TUNNEL })).toStrictEqual({
      ok: true,
      value: {
        ruleset: 'cartagena-jamaica',
        seats: 2,
        options: { 'boat-retreat': value, tunnel: TUNNEL },
      },
    });
  });

  it('C-SET-1: a long text that is no tunnel comes back shortened', () => {
    refused(
      'cartagena-jamaica',
      2,
      { tunnel: 'A+l '.repeat(30) },
      {
        code: 'setup/option-value',
        rule: 'C-SET-1',
        params: { option: 'tunnel', value: 'A+l '.repeat(20), fault: 'twice', part: 'A+l' },
      },
    );
  });

  it.each([
    ['something stands before a section', 'xA+l B-l E+r C-r D-l F-r', 'unreadable', 'xA+l'],
    ['something stands behind a section', 'A+l B-l E+r C-r D-l F-rx', 'unreadable', 'F-rx'],
    ['a section names two sides', 'A+lr B-l E+r C-r D-l F-r', 'unreadable', 'A+lr'],
    ['a section is written twice', 'A+l B-l E+r C-r D-l F-r F-r', 'twice', 'F-r'],
    ['there is nothing', '', 'unreadable', ''],
  ])('C-SET-1: a tunnel is refused when %s', (_, tunnel, fault, part) => {
    refused(
      'cartagena-jamaica',
      2,
      { tunnel },
      {
        code: 'setup/option-value',
        rule: 'C-SET-1',
        params: { option: 'tunnel', value: tunnel, fault, part },
      },
    );
  });
});

describe('C-OPEN the first hands', () => {
  function begin(ruleset: string) {
    const rows = ruleset === 'cartagena-jamaica' ? 0 : 12;
    const luck = scripted(...firstCards(12), ['first player', 1], ...firstCards(rows));
    const setup = { ruleset, seats: 2, options: { 'boat-retreat': 'yes', tunnel: TUNNEL } };
    const state = cartagena.setup(setup, luck);
    luck.done();
    return state;
  }

  it('cartagena-tortuga: are known to all at once', () => {
    const { hands, known } = begin('cartagena-tortuga');
    expect(known).toEqual([6, 6]);
    expect(known).toEqual(hands);
  });

  it.each(['cartagena-jamaica', 'cartagena-hispaniola'])('%s: are known to nobody else', (ruleset) => {
    expect(begin(ruleset).known).toEqual([0, 0]);
  });

  it('leave nothing to be remembered that a copy of the game would not have', () => {
    const state = begin('cartagena-hispaniola');
    expect(cartagena.clone(state)).toEqual(state);
    expect(state.crossed).toBe(false);
  });
});
