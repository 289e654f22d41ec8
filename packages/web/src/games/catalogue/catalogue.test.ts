import { describe, expect, test } from 'vitest';
import { gameOfRow, ROW } from './row.ts';
import { FAMILIES, familyOf, holdsIn, rulesetsOf, worldOf } from './rulesets.ts';

describe('a ruleset', () => {
  test('belongs to a family, and so does a family by its own name', () => {
    expect(['jamaica-1', 'yassa', 'cartagena-tortuga', 'cartagena', 'chess'].map(familyOf)).toEqual([
      'jamaica',
      'yassa',
      'cartagena',
      'cartagena',
      undefined,
    ]);
  });

  test('is one of its family, the one to begin with first', () => {
    expect(rulesetsOf('jamaica')).toEqual(['jamaica-2', 'jamaica-1']);
    expect(rulesetsOf('yassa')).toEqual(['yassa']);
    expect(FAMILIES.flatMap(rulesetsOf)).toHaveLength(6);
  });

  test('is sailed in its own world', () => {
    expect(['yassa', 'jamaica-1', 'ring'].map(worldOf)).toEqual(['bay', 'island', 'island']);
  });

  test('plays the rules that bear its marks', () => {
    expect([holdsIn('second', 'jamaica-2'), holdsIn('first', 'jamaica-2')]).toEqual([true, false]);
    expect([holdsIn('first', 'yassa'), holdsIn('jamaica', 'yassa')]).toEqual([true, false]);
    expect([holdsIn('row', 'cartagena-tortuga'), holdsIn('row', 'cartagena-jamaica')]).toEqual([true, false]);
    expect(holdsIn('first', 'chess')).toBe(true);
  });

  test('is found under one card of the start page', () => {
    expect(['jamaica-2', 'yassa', 'cartagena-hispaniola', 'chess'].map((id) => gameOfRow(id).id)).toEqual([
      'jamaica-2',
      'yassa',
      'cartagena',
      'jamaica-1',
    ]);
    const all = ROW.flatMap(({ rulesets }) => rulesets);
    expect(new Set(all).size).toBe(all.length);
  });
});
