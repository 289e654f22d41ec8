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

/** A log belongs to the database it has the name of: left behind, it would be played into the next one. */
const PARTS = ['', '-wal', '-shm'];

/** Copies a database as it is at this moment, even while it is being served. Never overwrites anything. */
export function backUp(from: string, to: string): void {
  if (existsSync(to)) throw new UnusableDatabase(`${to} is there already`);
  putInPlace(draftOf(from, to), to);
}

/**
 * Puts a copy in the place of a database that nobody serves. What was there is kept beside it when `replace` says so,
 * and its new name returned.
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
    const draft = draftOf(from, to);
    giveToFolder(draft);
    const aside = `${to}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    for (const part of present) renameSync(to + part, aside + part);
    putInPlace(draft, to);
    return present.length > 0 ? aside : undefined;
  } finally {
    release();
  }
}

/** A whole and synced copy beside the place it is meant for. */
function draftOf(from: string, to: string): string {
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

/** What the superuser puts into a folder is for whoever the folder belongs to. */
function giveToFolder(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(file));
  using(file, () => chownSync(file, uid, gid));
}

function copy(from: string, to: string): void {
  const db = connectCopying(from);
  try {
    // For its owner only, from the first byte on: it holds the secrets of dice.
    using(to, () => writeFileSync(to, '', { mode: 0o600, flag: 'wx' }));
    using(`copying ${from} to ${to}`, () => db.prepare('VACUUM INTO ?').run(to));
  } finally {
    db.close();
  }
  sync(to);
}

function putInPlace(draft: string, to: string): void {
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
