import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Write } from '../store.ts';

/** Writes one thing and says how many rows that changed: none when there is a conflict. */
export type Scribe = (write: Write) => number;

type Scribes = { readonly [W in Write['w']]: (write: Extract<Write, { readonly w: W }>) => number };

export function makeScribe(db: DatabaseSyncInstance): Scribe {
  const scribes: Scribes = { ...writingPeople(db), ...writingTables(db), ...writingGames(db) };
  // The compiler does not see that the scribe found by a write's kind is the one for that kind.
  return (write) => (scribes[write.w] as Scribe)(write);
}

function writingPeople(db: DatabaseSyncInstance): Pick<Scribes, 'person' | 'rename' | 'token' | 'spend'> {
  const person = db.prepare('INSERT INTO people VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const rename = db.prepare('UPDATE people SET name = ? WHERE person = ?');
  const token = db.prepare('INSERT INTO tokens VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const spend = db.prepare('DELETE FROM tokens WHERE hash = ?');
  return {
    person: ({ row }) =>
      person.run(row.person, row.name, Number(row.program), row.owner, row.created).changes,
    rename: (write) => rename.run(write.name, write.person).changes,
    token: ({ row }) => token.run(row.hash, row.person, row.kind, row.created, row.expires).changes,
    spend: (write) => spend.run(write.hash).changes,
  };
}

function writingTables(db: DatabaseSyncInstance): Pick<Scribes, 'table' | 'listing'> {
  const table = db.prepare(
    'INSERT INTO tables VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const listing = db.prepare(
    'UPDATE tables SET stage = ?, listing = ?, touched = ?, wake = ? WHERE "table" = ?',
  );
  return {
    table: ({ row }) => {
      const made = [row.host, row.command, row.revision, row.secret, row.created];
      const now = [row.stage, JSON.stringify(row.listing), row.touched, row.wake];
      return table.run(row.table, JSON.stringify(row.plan), ...made, ...now).changes;
    },
    listing: (write) => {
      const now = [write.stage, JSON.stringify(write.listing), write.touched, write.wake];
      return listing.run(...now, write.table).changes;
    },
  };
}

function writingGames(db: DatabaseSyncInstance): Pick<Scribes, 'entry' | 'snapshot' | 'chat'> {
  const entry = db.prepare(
    `INSERT INTO entries SELECT no, ?2, ?3, ?4, ?5, ?6 FROM tables WHERE "table" = ?1
     AND (?2 = 1 OR EXISTS (SELECT 1 FROM entries e WHERE e.no = tables.no AND e.version = ?2 - 1))
     ON CONFLICT DO NOTHING`,
  );
  const snapshot = db.prepare(
    `INSERT INTO snapshots SELECT no, ?2, ?3 FROM tables WHERE "table" = ?1 ON CONFLICT DO UPDATE
     SET version = excluded.version, body = excluded.body WHERE excluded.version >= snapshots.version`,
  );
  const chat = db.prepare(
    `INSERT INTO chat SELECT no, ?2, ?3, ?4, ?5, ?6, ?7 FROM tables WHERE "table" = ?1 ON CONFLICT DO NOTHING`,
  );
  return {
    entry: ({ row }) =>
      entry.run(row.table, row.version, row.at, row.person, row.command, JSON.stringify(row.entry)).changes,
    snapshot: ({ row }) => snapshot.run(row.table, row.version, row.body).changes,
    chat: ({ row }) =>
      chat.run(row.table, row.n, row.at, row.person, row.name, row.channel, row.text).changes,
  };
}
