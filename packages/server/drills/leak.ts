import { readFlags } from './kit/flags.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress } from './kit/verdict.ts';
import { EMPTY_TALLY } from './leak/game-check.ts';
import { GameRunner } from './leak/game-runner.ts';

const ABOUT = `Plays random games of every ruleset on a real server over real sockets, with second windows, spectators, late
spectators, spies and broken connections. Decodes every byte sent to every socket: it must be a frame without any additional
field, and every view, event, prompt and chat line in it must be exactly what that person may know, computed by the rules from
the stored entries.`;

const { games, tables, seed } = readFlags('drill:leak', ABOUT, {
  games: { fallback: 1000, about: 'How many games are played' },
  tables: { fallback: 6, about: 'How many of them at the same time' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const start = performance.now();
  const server = await ServerProcess.start(scratchFolder());
  const tally = { ...EMPTY_TALLY };
  let turn = 0;
  const runners = Array.from({ length: tables }, async (_, i) => {
    const runner = await GameRunner.create(server, `${seed} ${i}`, tally);
    while (turn < games) {
      await runner.play(turn++);
      progress(`${tally.games} of ${games} games, ${tally.frames} frames`);
    }
  });
  await Promise.all(runners);
  must(server.errors.length === 0, () => `the server logged an error: ${server.errors[0]}`);
  await server.kill();
  const seconds = Math.round((performance.now() - start) / 1000);
  const { frames, tableFrames, summaries, sockets, over, bytes, answers } = tally;
  return `${tally.games} games (${over} to the end) in ${seconds} s: ${frames} frames (${tableFrames} of tables, ${summaries} entries of lists, ${Math.round(bytes / 1e6)} MB) to ${sockets} sockets and ${answers} answers by HTTP show nobody more than they may know; seed ${seed}`;
});
