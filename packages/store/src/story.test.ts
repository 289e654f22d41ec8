import { verifyRecord } from '@topsail/engine';
import { games, offeredRulesets } from '@topsail/games';
import { describe, expect, it } from 'vitest';
import { recordText, storyOf } from './story.ts';
import { playedTable } from './testing/played.ts';
import { tableRow } from './testing/rows.ts';

const rulesets = offeredRulesets.map(({ id }) => id);
const finished = playedTable('finished', 'jamaica-1');
const running = playedTable('running', 'jamaica-1', 40);

describe('the record of a stored game', () => {
  it.each(rulesets)('of %s proves every roll when the game is over', (ruleset) => {
    const { row, entries } = playedTable('over', ruleset);
    const text = recordText(row, entries)!;
    const verified = verifyRecord(games, text);
    expect(verified).toMatchObject({ ok: true, value: { finished: true, dice: 'proved' } });
    expect(text).toMatch(/^undo \d$/m);
    expect(text).toContain(`dice secret ${row.secret}\n`);
  });

  it('contains the commitment but not the secret of the dice while the game runs, even if its row says that it is over', () => {
    const text = recordText({ ...running.row, stage: 'over' }, running.entries)!;
    expect(verifyRecord(games, text)).toMatchObject({
      ok: true,
      value: { finished: false, dice: 'promised' },
    });
    expect(text).not.toContain(running.row.secret);
  });

  it('cannot be verified with another secret', () => {
    const other = 'cd'.repeat(32);
    const text = recordText(finished.row, finished.entries)!.replace(finished.row.secret, other);
    expect(verifyRecord(games, text).ok).toBe(false);
  });

  it('is undefined before the start', () => {
    expect(recordText(running.row, running.entries.slice(0, 5))).toBeUndefined();
    expect(storyOf(tableRow('open'), [])).toBeUndefined();
  });
});

describe('the story of a stored game', () => {
  it('has the nonces of the people seated at the start, in the order of their seats', () => {
    expect(storyOf(running.row, running.entries)?.dice.nonces).toEqual(['nonce-of-mary', 'nonce-of-anne']);
  });

  it('has a record without undone moves and a chronicle with all moves', () => {
    const { record, chronicle } = storyOf(running.row, running.entries)!;
    const undone = chronicle.map((entry) => ('undo' in entry ? entry.undo : 0)).reduce((a, b) => a + b);
    expect(chronicle.filter((entry) => 'move' in entry)).toHaveLength(40);
    expect(undone).toBeGreaterThan(2);
    expect(record.steps).toHaveLength(40 - undone);
  });
});
