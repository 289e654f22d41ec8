import { seeded } from '@topsail/engine';
import { openSqliteStore } from '@topsail/store';
import { askForGames } from './games/asking.ts';
import { fill, peopleAt, personId, tokenOf } from './games/made-rows.ts';
import { readFlags } from './kit/flags.ts';
import { quantile } from './kit/quantile.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress } from './kit/verdict.ts';

const ABOUT = `Fills one server with many people and games, and another with few people who have as many games each. Asks both in
turn for the games of one person after the other. Every answer must have exactly the games of that person, and the full
server must not be much slower than the nearly empty one.`;

/** So few people are nearly nobody, and still have different company at each game. */
const FEW = 20;

const { people, games, asks, most, seed } = readFlags('drill:games', ABOUT, {
  people: { fallback: 10_000, about: 'How many people the full server has' },
  games: { fallback: 50_000, about: 'How many games they have together' },
  asks: { fallback: 1000, about: 'How often each server is asked' },
  most: {
    fallback: 3,
    about: 'How many times as long the full server may take, 95 % of the time; 0: any time',
  },
});

interface Filled {
  readonly server: ServerProcess;
  readonly people: number;
  readonly games: number;
  /** The games of each person. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  readonly times: number[];
}

await drill(async () => {
  const few = await filled(FEW, Math.round((games / people) * FEW));
  const full = await filled(people, games);
  const chance = seeded(seed);
  for (let n = 0; n < asks; n++) {
    progress(`${n} of ${asks} questions`);
    for (const one of [few, full]) await ask(one, chance.roll(one.people) - 1);
  }
  for (const { server } of [few, full]) await server.stop();
  const [p95, fullP95] = [quantile(few.times, 0.95), quantile(full.times, 0.95)];
  const ratio = fullP95 / p95;
  must(most === 0 || ratio <= most, () => `the full server takes ${ratio.toFixed(2)} times as long`);
  return `${people} people with ${games} games: every answer right, 95 % of them within ${fullP95.toFixed(2)} ms; ${FEW} people with ${few.games} games: within ${p95.toFixed(2)} ms; ${ratio.toFixed(2)} times as long; ${asks} questions each; seed ${seed}`;
});

async function filled(count: number, made: number): Promise<Filled> {
  progress(`making ${made} games`);
  const server = await ServerProcess.start(scratchFolder());
  await server.stop();
  const store = openSqliteStore(server.database);
  await fill(store, count, made);
  await store.close();
  await server.start();
  return { server, people: count, games: made, own: gamesByPerson(count, made), times: [] };
}

function gamesByPerson(count: number, made: number): ReadonlyMap<string, readonly string[]> {
  const own = new Map<string, string[]>();
  for (let n = 0; n < made; n++)
    for (const person of new Set(peopleAt(n, count)))
      own.set(person, [...(own.get(person) ?? []), `game-${n}`]);
  return own;
}

async function ask({ server, own, times }: Filled, person: number): Promise<void> {
  const asked = await askForGames(server.at, tokenOf(person));
  const ids = (own.get(personId(person)) ?? []).toSorted();
  must(
    JSON.stringify(asked.games.map(({ table }) => table).toSorted()) === JSON.stringify(ids),
    () => `${personId(person)} was not sent exactly their own games`,
  );
  times.push(asked.milliseconds);
}
