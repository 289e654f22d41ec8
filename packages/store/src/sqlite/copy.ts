import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { connectCopying } from './connection.ts';
import { damageIn } from './integrity.ts';
import { lock, lockOf } from './lock.ts';
import { UnusableDatabase, using } from './unusable.ts';

/** The files of a database. SQLite would apply a log that is left behind to the next database of that name. */
const PARTS = ['', '-wal', '-shm'];

/** Copies a database as it is now, even while a server uses it. Never overwrites a file. */
export function backUp(from: string, to: string): void {
  if (existsSync(to)) throw new UnusableDatabase(`${to} is there already`);
  moveToFinalPath(makeDraft(from, to), to);
}

/**
 * Puts a copy in the place of a database that no server uses. With `replace`, an existing database is renamed, and its
 * new name returned.
 */
export function restore(
  from: string,
  to: string,
  { replace }: { readonly replace: boolean },
): string | undefined {
  const release = lock(to);
  try {
    giveToFolder(lockOf(to));
    const present = PARTS.filter((part) => existsSync(to + part));
    if (present.length > 0 && !replace) throw new UnusableDatabase(`${to} is there already`);
    const draft = makeDraft(from, to);
    giveToFolder(draft);
    const aside = `${to}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    for (const part of present) renameSync(to + part, aside + part);
    moveToFinalPath(draft, to);
    return present.length > 0 ? aside : undefined;
  } finally {
    release();
  }
}

/** A checked and synced copy next to its final path. */
function makeDraft(from: string, to: string): string {
  const draft = `${to}.${process.pid}`;
  try {
    copy(from, draft);
    const [damage] = damageIn(draft);
    if (damage !== undefined) throw new UnusableDatabase(`${from} is damaged: ${damage}`);
    return draft;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Gives a file that the superuser made to the owner of its folder. */
function giveToFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  using(file, () => chownSync(file, uid, gid));
}

function copy(from: string, to: string): void {
  const db = connectCopying(from);
  try {
    // Only its owner may read it, from the first byte on: it has the secrets of the dice.
    using(to, () => writeFileSync(to, '', { mode: 0o600, flag: 'wx' }));
    using(`copying ${from} to ${to}`, () => db.prepare('VACUUM INTO ?').run(to));
  } finally {
    db.close();
  }
  sync(to);
}

function moveToFinalPath(draft: string, to: string): void {
  using(to, () => {
    renameSync(draft, to);
    sync(dirname(to));
  });
}

function sync(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
