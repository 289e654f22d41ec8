/**
 * The schema of the database, one step for each version. A released step never changes: new ones are added at the end, and
 * opening an older file runs the missing ones.
 *
 * Entries are stored in commit order, with a short number for their table: a commit of many tables then changes few pages.
 * (Clustered by table, a commit takes twice the time.)
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    program INTEGER NOT NULL,
    owner TEXT REFERENCES people,
    created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    no INTEGER PRIMARY KEY,
    "table" TEXT NOT NULL UNIQUE,
    plan TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES people,
    command TEXT NOT NULL,
    revision INTEGER NOT NULL,
    secret TEXT NOT NULL,
    created INTEGER NOT NULL,
    stage TEXT NOT NULL,
    listing TEXT NOT NULL,
    touched INTEGER NOT NULL,
    wake INTEGER,
    UNIQUE (host, command)
  ) STRICT;
  CREATE INDEX tables_by_stage ON tables (stage, touched);
  CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;

  CREATE TABLE entries (
    no INTEGER NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT,
    command TEXT,
    entry TEXT NOT NULL,
    UNIQUE (no, version)
  ) STRICT;
  CREATE UNIQUE INDEX entries_by_command ON entries (no, person, command) WHERE command IS NOT NULL;

  CREATE TABLE snapshots (
    no INTEGER PRIMARY KEY REFERENCES tables,
    version INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;

  CREATE TABLE chat (
    no INTEGER NOT NULL REFERENCES tables,
    n INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    channel TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (no, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pulse (beat BLOB NOT NULL) STRICT;
  INSERT INTO pulse (beat) VALUES (randomblob(65536));
  `,
  // The writer of a version knows all commands before it. An index of them costs each commit more than its entries.
  'DROP INDEX entries_by_command',
  // Data without a form number is form 1.
  `
  ALTER TABLE tables ADD COLUMN plan_form INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE tables ADD COLUMN listing_form INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE entries ADD COLUMN form INTEGER NOT NULL DEFAULT 1;
  `,
  // A plan that was never changed is the original one.
  `
  ALTER TABLE tables ADD COLUMN original_plan TEXT;
  ALTER TABLE tables ADD COLUMN original_plan_form INTEGER;
  `,
  // Sessions end a year after their last use; those from before have a year from now on.
  `
  UPDATE tokens SET expires = unixepoch() * 1000 + 31536000000 WHERE kind = 'session' AND expires IS NULL;
  CREATE INDEX tokens_by_person ON tokens (person);
  CREATE INDEX tokens_by_end ON tokens (expires) WHERE expires IS NOT NULL;
  CREATE INDEX people_by_owner ON people (owner) WHERE owner IS NOT NULL;
  `,
  // Every token ends: those of programs from before have a year from now on.
  'UPDATE tokens SET expires = unixepoch() * 1000 + 31536000000 WHERE expires IS NULL',
  // The server makes the summaries of older tables when it starts.
  `
  CREATE TABLE summaries (
    no INTEGER PRIMARY KEY REFERENCES tables,
    version INTEGER NOT NULL,
    summary TEXT NOT NULL,
    form INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE members (
    no INTEGER NOT NULL REFERENCES tables,
    person TEXT NOT NULL,
    stage TEXT NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (no, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX members_by_person ON members (person, stage, since, no);
  `,
  // A target ends with the session of its browser, and its notices end with it.
  `
  CREATE TABLE notice_settings (
    person TEXT PRIMARY KEY REFERENCES people,
    turn INTEGER NOT NULL,
    invitation INTEGER NOT NULL,
    quiet_from INTEGER,
    quiet_until INTEGER,
    zone TEXT NOT NULL,
    language TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE notice_targets (
    target TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people,
    channel TEXT NOT NULL,
    address TEXT NOT NULL,
    secret TEXT NOT NULL,
    session TEXT REFERENCES tokens ON DELETE CASCADE,
    created INTEGER NOT NULL,
    UNIQUE (channel, address, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notice_targets_by_person ON notice_targets (person);
  CREATE INDEX notice_targets_by_session ON notice_targets (session) WHERE session IS NOT NULL;

  CREATE TABLE outbox (
    no INTEGER PRIMARY KEY AUTOINCREMENT,
    target TEXT NOT NULL REFERENCES notice_targets ON DELETE CASCADE,
    kind TEXT NOT NULL,
    "table" TEXT NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER,
    attempts INTEGER NOT NULL,
    state TEXT NOT NULL,
    UNIQUE (target, kind, "table", version)
  ) STRICT;
  CREATE INDEX outbox_by_due ON outbox (due) WHERE due IS NOT NULL;
  CREATE INDEX outbox_by_at ON outbox (at);
  `,
];
