import { DatabaseSync } from '@photostructure/sqlite';
import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { OUTBOX_STATEMENTS } from './notice-writer.ts';
import { openSqliteStore } from './open.ts';
import { NOTICE_QUERIES } from './reading-notices.ts';

const file = scratch();

it.each(Object.entries({ ...NOTICE_QUERIES, ...OUTBOX_STATEMENTS }))(
  'the outbox is read and written by indexes alone: %s',
  async (name, statement) => {
    const database = file(`${name}.db`);
    await openSqliteStore(database).close();
    const db = new DatabaseSync(database);
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${statement}`).all() as { readonly detail: string }[];
    db.close();
    const tables = steps.map(({ detail }) => detail).filter((detail) => /^(SCAN|SEARCH)/.test(detail));
    expect(tables).not.toEqual([]);
    for (const step of tables) expect(step).toMatch(/^SEARCH \w+ USING .*(INDEX|PRIMARY KEY)/);
  },
);
