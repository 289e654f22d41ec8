import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { DATABASE_FILE, openSqliteStore, type Store } from '@topsail/store';
import { entry, playedTable, writesOf, type PlayedTable } from '@topsail/store/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { scratch, topsail } from './topsail.ts';

const file = scratch();

/** Opens the database of a data folder, as its server would. */
function served(data: string): Store {
  mkdirSync(file(data), { recursive: true });
  return openSqliteStore(`${file(data)}/${DATABASE_FILE}`);
}

async function stored(data: string, ...tables: readonly PlayedTable[]): Promise<void> {
  const store = served(data);
  expect(await store.commit(writesOf(...tables))).not.toContain('conflict');
  await store.close();
}

async function versionsIn(data: string): Promise<number> {
  const store = served(data);
  const { length } = await store.entries('tortuga', 0);
  await store.close();
  return length;
}

/** Stores a game whose dice are not those of its secret, and one of unknown rules; returns the folder. */
async function loadedDice(data: string): Promise<string> {
  const loaded = { ...game, row: { ...game.row, secret: 'cd'.repeat(32) } };
  const old = playedTable('maracaibo', 'yassa', 3);
  await stored(data, loaded, { ...old, row: { ...old.row, revision: 99 } });
  return file(data);
}

const game = playedTable('tortuga', 'jamaica-1', 30);
const versions = game.entries.length;

beforeAll(() => stored('data', game, playedTable('port-royal', 'cartagena-tortuga')));

describe('topsail backup and restore', () => {
  it('copy a database that is being served, and put it back', async () => {
    const store = served('data');
    const { code, out } = topsail(`backup --data ${file('data')} --to ${file('monday.db')}`);
    expect(out).toBe(`written to ${file('monday.db')}\n`);
    expect(code).toBe(0);
    await store.commit([entry('tortuga', versions + 1, { entry: { k: 'returned', seat: 0 } })]);
    await store.close();
    expect(topsail(`restore ${file('monday.db')} --data ${file('new/data')}`).code).toBe(0);
    expect(statSync(file('new/data')).mode & 0o777).toBe(0o700);
    expect(await versionsIn('new/data')).toBe(versions);
    expect(await versionsIn('data')).toBe(versions + 1);
  });

  it('do not overwrite, but --force keeps what was there under another name', async () => {
    await stored('present', playedTable('tortuga', 'yassa', 3));
    const once = topsail(`backup --data ${file('data')} --to ${file('once.db')}`);
    const twice = topsail(`backup --data ${file('data')} --to ${file('once.db')}`);
    expect([once.code, twice.code]).toEqual([0, 1]);
    expect(twice.err).toBe(`topsail: ${file('once.db')} is there already\n`);
    const refused = topsail(`restore ${file('once.db')} --data ${file('present')}`);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('is there already');
    const forced = topsail(`restore ${file('once.db')} --data ${file('present')} --force`);
    expect(forced).toMatchObject({ code: 0, err: '' });
    expect(forced.out).toMatch(/what was there is kept as \S+topsail\.db\.\d{4}-/);
    expect(await versionsIn('present')).toBe(await versionsIn('data'));
    expect(readdirSync(file('present')).some((name) => /^topsail\.db\.\d{4}-.*Z$/.test(name))).toBe(true);
  });

  it('do not touch a database that is being served', async () => {
    const store = served('data');
    expect(topsail(`backup --data ${file('data')} --to ${file('served.db')}`).code).toBe(0);
    const { code, err } = topsail(`restore ${file('served.db')} --data ${file('data')} --force`);
    expect(err).toContain('is being served by another process');
    expect(code).toBe(1);
    await store.close();
  });

  it.each(['backup --to x.db --data', 'doctor --data'])('%s needs a database', (command) => {
    const { code, err } = topsail(`${command} ${file('nowhere')}`);
    expect(err).toBe(`topsail: ${file('nowhere')}/topsail.db is not there\n`);
    expect(code).toBe(1);
  });

  it('restore needs a backup', () => {
    writeFileSync(file('letter'), 'dear Anne'.repeat(99));
    const { code, err } = topsail(`restore ${file('letter')} --data ${file('never')}`);
    expect(err).toContain('file is not a database');
    expect(code).toBe(1);
  });
});

describe('topsail doctor', () => {
  it('finds whole games whole, while they are being served', async () => {
    const store = served('data');
    const { code, out, err } = topsail(`doctor --data ${file('data')}`);
    expect(err).toBe('');
    expect(out).toMatch(/^2 tables, \d+ moves replayed: all is well\n$/);
    expect(code).toBe(0);
    await store.close();
  });

  it('has a line for everything it finds, and fails', async () => {
    const { code, out } = topsail(`doctor --data ${await loadedDice('lines')}`);
    expect(out).toMatch(
      /^tortuga version 10: the dice do not give the rolls [\d ]+\(from roll 0 on\) \[dice\]$/m,
    );
    expect(out).toContain('maracaibo: cannot be replayed: this program does not know revision 99 of yassa\n');
    expect(out).toMatch(/\n2 tables, 30 moves replayed, 1 could not be replayed: \d+ things are wrong\n$/);
    expect(code).toBe(1);
  });

  it('fails on a game of rules that this version does not have, though nothing else is wrong', async () => {
    const old = playedTable('maracaibo', 'yassa', 3);
    await stored('old', { ...old, row: { ...old.row, revision: 99 } });
    const { code, out } = topsail(`doctor --data ${file('old')}`);
    expect(out).toMatch(/\n1 tables, 0 moves replayed, 1 could not be replayed: nothing else is wrong\n$/);
    expect(code).toBe(1);
  });

  it('tells it all as JSON', async () => {
    const { code, out } = topsail(`doctor --data ${await loadedDice('json')} --json`);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(report).toMatchObject({ damage: [], tables: 2, moves: 30 });
    expect(report.findings).toContainEqual(
      expect.objectContaining({ table: 'tortuga', version: 10, ailment: 'dice' }),
    );
    expect(report.unreplayable).toEqual([{ table: 'maracaibo', ruleset: 'yassa', revision: 99 }]);
    expect(code).toBe(1);
  });

  it('fails on a file with a hole in it', async () => {
    await stored('hole', game);
    const path = `${file('hole')}/${DATABASE_FILE}`;
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xa5, bytes.length - 8192));
    const { code, out, err } = topsail(`doctor --data ${file('hole')}`);
    expect(out + err).toMatch(/damage|malformed/);
    expect(err).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
