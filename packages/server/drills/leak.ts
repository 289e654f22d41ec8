import { readFlags } from './kit/flags.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress } from './kit/verdict.ts';
import { EMPTY_TALLY } from './leak/game-check.ts';
import { Party } from './leak/party.ts';

const ABOUT = `Plays random games of every ruleset on a real server over real sockets, with second windows, spectators, late
spectators, spies and broken lines. Every byte sent to every socket is decoded: it must have the form of a frame and not a
field more, and every view, event, prompt and word in it must be exactly what that person may know, as the rules of the
game tell it from the stored entries.`;

const { games, tables, seed } = readFlags('drill:leak', ABOUT, {
  games: { usual: 1000, about: 'How many games are played' },
  tables: { usual: 6, about: 'How many of them at the same time' },
});

await drill(async () => {
  console.log(`seed ${seed}`);
  const start = performance.now();
  const server = await ServerProcess.start(scratchFolder());
  const tally = { ...EMPTY_TALLY };
  let turn = 0;
  const parties = Array.from({ length: tables }, async (_, i) => {
    const party = await Party.gather(server, `${seed} ${i}`, tally);
    while (turn < games) {
      await party.play(turn++);
      progress(`${tally.games} of ${games} games, ${tally.frames} frames`);
    }
  });
  await Promise.all(parties);
  must(server.troubles.length === 0, () => `the server logged an error: ${server.troubles[0]}`);
  await server.kill();
  const seconds = Math.round((performance.now() - start) / 1000);
  const { frames, shown, sockets, over, bytes, answers } = tally;
  return `${tally.games} games (${over} to the end) in ${seconds} s: ${frames} frames (${shown} of tables, ${Math.round(bytes / 1e6)} MB) to ${sockets} sockets and ${answers} answers by HTTP tell nobody more than they may know; seed ${seed}`;
});
