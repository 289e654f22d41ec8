import { DatabaseSync } from '@photostructure/sqlite';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { gameSummary, summary } from '../testing/games.ts';
import { runSql } from '../testing/run-sql.ts';
import { hosted } from '../testing/rows.ts';
import { openSqliteStore } from './open.ts';
import { GAME_QUERIES } from './reading-games.ts';

const file = scratch();

/** What SQLite would do, step by step. */
function planOf(database: string, query: string): string[] {
  const db = new DatabaseSync(database, { readOnly: true });
  const steps = db.prepare(`EXPLAIN QUERY PLAN ${query}`).all() as { readonly detail: string }[];
  db.close();
  return steps.map(({ detail }) => detail);
}

describe('the list of somebody’s games', () => {
  it.each(Object.keys(GAME_QUERIES) as (keyof typeof GAME_QUERIES)[])(
    'is read by indexes alone, and never sorted: %s',
    async (name) => {
      const database = file(`${name}.db`);
      await openSqliteStore(database).close();
      const plan = planOf(database, GAME_QUERIES[name]);
      const searches = plan.filter((step) => !step.endsWith('SUBQUERY 1'));
      expect(searches[0]).toContain(
        'SEARCH members USING COVERING INDEX members_by_person (person=? AND stage=?',
      );
      for (const step of searches)
        expect(step).toMatch(/^SEARCH \w+ USING (COVERING INDEX|INDEX|INTEGER PRIMARY KEY|PRIMARY KEY)/);
    },
  );

  it('has a game whose summary cannot be read, without it', async () => {
    const database = file('unreadable.db');
    const store = openSqliteStore(database);
    await store.commit([...hosted('a', 'b'), summary('a', ['anne']), summary('b', ['anne'])]);
    await store.close();
    runSql(database, `UPDATE summaries SET summary = '{}' WHERE no = 1`);
    const again = openSqliteStore(database);
    expect(await again.gamesOf('anne', 'running', 9)).toEqual([
      { table: 'b', summary: gameSummary('b') },
      { table: 'a', summary: undefined },
    ]);
    await again.close();
  });
});
