import type { Game, GameEvent, Viewer } from '@topsail/engine';
import type { ToClient } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/table/viewers/change.ts';
import { FrameBuilder } from '../../src/table/viewers/frame-builder.ts';
import { InMemoryTable } from './in-memory-table.ts';

const PEOPLE = ['anne', 'mary', 'john'];

/** Every viewer hears something different of an event called `secret`, and the same of all others. */
function tableWithSecrets(): InMemoryTable {
  const live = new InMemoryTable({ ruleset: 'yassa', seats: 3 }, ...PEOPLE);
  const hear = (event: GameEvent, viewer: Viewer): GameEvent =>
    event.e === 'secret' ? { e: `secret of ${viewer}` } : event;
  const game: Game = { ...live.table.game, hear };
  live.table = { ...live.table, game };
  return live;
}

const change = (version: number, ...events: readonly string[]): Change => ({
  ...{ version, at: 0, tableEvent: undefined, onlySeat: undefined },
  events: events.map((e) => ({ e })),
});

/** What each of them hears in frames of one builder. */
function heard(...changes: readonly Change[]): unknown[] {
  const frames = new FrameBuilder(tableWithSecrets().table, 0);
  return [...PEOPLE, 'spectator'].map((person) => {
    const frame = JSON.parse(frames.frameFor(person, 0, changes)) as Extract<ToClient, { t: 'table' }>;
    return frame.changes.map(({ events }) => events?.map(({ e }) => e));
  });
}

describe('the frames of one version', () => {
  it('tell everybody what everybody may hear', () => {
    expect(heard(change(1, 'rolled'), change(2, 'moved'))).toEqual(
      Array.from({ length: 4 }, () => [['rolled'], ['moved']]),
    );
  });

  it.each([
    ['alone', []],
    ['beside another event', ['rolled']],
  ])('tell each viewer their own part of a secret event %s', (_what, before) => {
    expect(heard(change(1, ...before, 'secret'))).toEqual(
      [0, 1, 2, 'spectator'].map((viewer) => [[...before, `secret of ${viewer}`]]),
    );
  });

  it('tell each viewer their own part of a secret event also when other changes are public', () => {
    expect(heard(change(1, 'rolled'), change(2, 'secret'), change(3, 'moved'))).toEqual(
      [0, 1, 2, 'spectator'].map((viewer) => [['rolled'], [`secret of ${viewer}`], ['moved']]),
    );
  });

  it('have no list of events where nothing is heard', () => {
    expect(heard(change(1))).toEqual(Array.from({ length: 4 }, () => [undefined]));
  });
});
