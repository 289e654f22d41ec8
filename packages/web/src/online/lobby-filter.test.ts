import type { Listing } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { fits, languagesIn, type LobbyFilter } from './lobby-filter.ts';

const ALL: LobbyFilter = { pace: 'all', language: '', isMine: false };
const SILENT: Listing = {
  ...{ table: 'silent', ruleset: 'yassa', seats: 2, taken: 1, names: ['Anne'], stage: 'open' },
  ...{ clock: { kind: 'none' }, spectators: true, created: 0 },
};
const SLOW: Listing = { ...SILENT, table: 'slow', clock: { kind: 'slow', hours: 24 }, language: 'pl' };

describe('the filter of the public tables', () => {
  const shown = (filter: Partial<LobbyFilter>, own: readonly string[] = []): string[] =>
    [SLOW, SILENT]
      .filter((table) => fits({ ...ALL, ...filter }, table, new Set(own)))
      .map(({ table }) => table);

  it('lets everything through at first', () => {
    expect(shown({})).toEqual(['slow', 'silent']);
  });

  it('chooses by pace, by language and by one’s own seat', () => {
    expect(shown({ pace: 'slow' })).toEqual(['slow']);
    expect(shown({ pace: 'live' })).toEqual([]);
    expect(shown({ language: 'pl' })).toEqual(['slow']);
    expect(shown({ isMine: true }, ['silent'])).toEqual(['silent']);
  });

  it('offers the languages that some table names', () => {
    expect(languagesIn([SLOW, SILENT, SLOW])).toEqual(['pl']);
  });
});
