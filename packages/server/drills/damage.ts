import { seeded, type Chance } from '@topsail/engine';
import { examine, openSqliteStore, readSqliteStore } from '@topsail/store';
import { storeDamagedCopies, type DamagedCopy } from '@topsail/store/testing/damaged-copies';
import { HonestUsers } from './abuse/honest-users.ts';
import { damagesTo } from './damage/changes.ts';
import { storedGame, writesOf, type PlayedTable } from './damage/games.ts';
import { openAll } from './damage/open-all.ts';
import { quantile } from './kit/quantile.ts';
import { readFlags } from './kit/flags.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress } from './kit/verdict.ts';

const ABOUT = `Changes the stored rows of finished and running games, one change a table: each move, roll, seat, time, undo and
entry, its row and its snapshot. Starts a real server on them, half of them due at once, opens every one, and plays at honest
tables meanwhile. The server must never exit or hang, must refuse what cannot be replayed by the table's name and code, and the
doctor must find every table that it refuses. Honest people must be answered.`;

/** An honest command that takes longer than this counts as a hang, in milliseconds. The figures tell the rest. */
const HANG = 30_000;

const { games, changes, batch, seed } = readFlags('drill:damage', ABOUT, {
  games: { fallback: 100, about: 'How many games are damaged' },
  changes: { fallback: 20_000, about: 'How many single changes are made; 0: all of them' },
  batch: { fallback: 500, about: 'How many damaged tables a server has at a time' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const played = Array.from({ length: games }, (_, n) => storedGame(n));
  const copies = chosen(allCopies(played), seeded(`${seed} changes`));
  const figures = { refused: 0, opened: 0, slowest: 0, durations: [] as number[] };
  for (let i = 0; i < copies.length; i += batch) {
    progress(`${i} of ${copies.length} changes, ${figures.refused} refused, ${figures.opened} opened`);
    await run(played, copies.slice(i, i + batch), figures);
  }
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(quantile(figures.durations, share)));
  return `${copies.length} changes to ${games} games: ${figures.refused} tables refused and named, ${figures.opened} opened; the server never exited; an honest command took ${p50} ms, 99 % up to ${p99} ms, the slowest ${Math.round(figures.slowest)} ms; seed ${seed}`;
});

function allCopies(played: readonly PlayedTable[]): DamagedCopy[] {
  return played.flatMap((game, n) => {
    const other = played[(n + 1) % played.length] ?? game;
    return [...damagesTo(game, other)].map((damage, i) => ({
      table: `damaged-${n}-${i}`,
      of: game.row.table,
      damage,
    }));
  });
}

/** So many of them, in random order. */
function chosen(copies: DamagedCopy[], chance: Chance): readonly DamagedCopy[] {
  for (let i = copies.length - 1; i > 0; i--) {
    const j = chance.roll(i + 1, 'shuffle') - 1;
    const [a, b] = [copies[i], copies[j]];
    if (a !== undefined && b !== undefined) [copies[i], copies[j]] = [b, a];
  }
  return changes === 0 ? copies : copies.slice(0, changes);
}

interface Figures {
  refused: number;
  opened: number;
  slowest: number;
  readonly durations: number[];
}

async function run(
  played: readonly PlayedTable[],
  copies: readonly DamagedCopy[],
  figures: Figures,
): Promise<void> {
  const originals = played.filter(({ row }) => copies.some(({ of }) => of === row.table));
  const folder = scratchFolder();
  const server = await ServerProcess.start(folder);
  await server.stop();
  const store = openSqliteStore(server.database);
  await store.commit(writesOf(...originals));
  await store.close();
  storeDamagedCopies(server.database, copies);
  await server.start();
  const honest = await HonestUsers.start(server, seed, 2);
  const answers = await openAll(server, [
    ...originals.map(({ row }) => row.table),
    ...copies.map(({ table }) => table),
  ]);
  await honest.stop();
  honest.close();
  await server.stop();
  const refused = copies.filter(({ table }) => answers.get(table) === 'table/damaged');
  for (const { row } of originals)
    must(answers.get(row.table) === 'opened', () => `the intact table ${row.table} was not opened`);
  for (const { table, damage } of refused)
    must(
      server.errors.some((line) => line.includes(`"${table}"`)),
      () => `the log does not name ${table} (${damage.what})`,
    );
  await checkDoctor(server, refused);
  figures.refused += refused.length;
  figures.opened += copies.filter(({ table }) => answers.get(table) === 'opened').length;
  figures.durations.push(...honest.durations);
  figures.slowest = Math.max(figures.slowest, ...honest.durations);
  must(figures.slowest < HANG, () => `an honest command took ${Math.round(figures.slowest)} ms`);
}

async function checkDoctor(server: ServerProcess, refused: readonly DamagedCopy[]): Promise<void> {
  const store = readSqliteStore(server.database);
  const { findings } = await examine(store);
  await store.close();
  const found = new Set(findings.map(({ table }) => table));
  for (const { table, of, damage } of refused)
    must(found.has(table), () => `the doctor finds nothing wrong with ${table} (${damage.what} of ${of})`);
}
