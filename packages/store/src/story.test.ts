import { verifyRecord } from '@topsail/engine';
import { games, offeredRulesets } from '@topsail/games';
import { describe, expect, it } from 'vitest';
import { recordText, storyOf } from './story.ts';
import { playedTable } from './testing/played.ts';
import { tableRow } from './testing/rows.ts';

const rulesets = offeredRulesets.map(({ id }) => id);
const whole = playedTable('whole', 'jamaica-1');
const begun = playedTable('begun', 'jamaica-1', 40);

describe('the record of a stored game', () => {
  it.each(rulesets)('of %s proves every roll when the game is over', (ruleset) => {
    const { row, entries } = playedTable('over', ruleset);
    const text = recordText(row, entries)!;
    const verified = verifyRecord(games, text);
    expect(verified).toMatchObject({ ok: true, value: { finished: true, dice: 'proved' } });
    expect(text).toMatch(/^undo \d$/m);
    expect(text).toContain(`dice secret ${row.secret}\n`);
  });

  it('promises its dice and keeps the secret while the game runs, whatever its row says', () => {
    const text = recordText({ ...begun.row, stage: 'over' }, begun.entries)!;
    expect(verifyRecord(games, text)).toMatchObject({
      ok: true,
      value: { finished: false, dice: 'promised' },
    });
    expect(text).not.toContain(begun.row.secret);
  });

  it('is not true with another secret', () => {
    const other = 'cd'.repeat(32);
    const text = recordText(whole.row, whole.entries)!.replace(whole.row.secret, other);
    expect(verifyRecord(games, text).ok).toBe(false);
  });

  it('is not there before the start', () => {
    expect(recordText(begun.row, begun.entries.slice(0, 5))).toBeUndefined();
    expect(storyOf(tableRow('open'), [])).toBeUndefined();
  });
});

describe('the story of a stored game', () => {
  it('has the nonces of those who sat there at the start, in the order of their seats', () => {
    expect(storyOf(begun.row, begun.entries)?.dice.nonces).toEqual(['nonce-of-mary', 'nonce-of-anne']);
  });

  it('has the moves that stand, and in its chronicle all that were made', () => {
    const { record, chronicle } = storyOf(begun.row, begun.entries)!;
    const undone = chronicle.map((entry) => ('undo' in entry ? entry.undo : 0)).reduce((a, b) => a + b);
    expect(chronicle.filter((entry) => 'move' in entry)).toHaveLength(40);
    expect(undone).toBeGreaterThan(2);
    expect(record.steps).toHaveLength(40 - undone);
  });
});
