import { describe, expect, it } from 'vitest';
import { rulesetOf, RULESETS } from './rulesets.ts';
import { jamaicaOffer } from './offer.ts';
import { checkSetup } from './setup.ts';

describe('what a table may agree on', () => {
  it('an unknown ruleset is refused', () => {
    for (const ruleset of ['jamaica-3', '', 'Yassa', 'cartagena-jamaica', 'toString'])
      expect(checkSetup(ruleset, 3, {})).toEqual({
        ok: false,
        refusal: { code: 'setup/unknown-ruleset', params: { ruleset } },
      });
    expect(() => rulesetOf('jamaica-3')).toThrow(/jamaica-3/);
  });

  it('SET-1: a wrong number of seats is refused, with the right ones', () => {
    expect(checkSetup('yassa', 5, {})).toEqual({
      ok: false,
      refusal: { code: 'setup/seats', rule: 'SET-1', params: { seats: 5, from: 2, to: 4 } },
    });
  });

  it('an unknown option is refused', () => {
    expect(checkSetup('yassa', 3, { kraken: 'yes' })).toEqual({
      ok: false,
      refusal: { code: 'setup/unknown-option', params: { option: 'kraken' } },
    });
  });

  it('GHO-1: a value that the rules do not allow is refused', () => {
    const refused = (ruleset: string, seats: number, ghost: string) =>
      expect(checkSetup(ruleset, seats, { ghost })).toEqual({
        ok: false,
        refusal: {
          code: 'setup/option-value',
          rule: 'GHO-1',
          params: { option: 'ghost', value: ghost, seats },
        },
      });
    refused('jamaica-1', 2, 'no');
    refused('jamaica-1', 3, 'yes');
    refused('jamaica-2', 6, 'yes');
    refused('yassa', 2, 'yes');
    refused('jamaica-2', 4, 'maybe');
  });

  it('what is left open is filled in', () => {
    const ghost = (ruleset: string, seats: number) => {
      const checked = checkSetup(ruleset, seats, {});
      return checked.ok ? checked.value : undefined;
    };
    expect(ghost('jamaica-1', 2)).toEqual({ ruleset: 'jamaica-1', seats: 2, options: { ghost: 'yes' } });
    expect(ghost('jamaica-2', 5)).toEqual({ ruleset: 'jamaica-2', seats: 5, options: { ghost: 'no' } });
    expect(ghost('yassa', 2)).toEqual({ ruleset: 'yassa', seats: 2, options: { ghost: 'no' } });
  });

  it('a value that is allowed is kept', () => {
    expect(checkSetup('jamaica-2', 3, { ghost: 'yes' })).toEqual({
      ok: true,
      value: { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'yes' } },
    });
  });

  it('every choice on offer is accepted', () => {
    for (const { id, seats } of RULESETS)
      for (let n = seats.from; n <= seats.to; n++)
        for (const { id: option, values, fallback, rule } of jamaicaOffer.optionsOf(id, n)) {
          expect(rule).toBe('GHO-1');
          expect(values).toContain(fallback);
          for (const value of values!) expect(checkSetup(id, n, { [option]: value }).ok).toBe(true);
        }
  });
});
