import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { perft, seeded } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { Report } from '../src/bench/report.ts';
import { isShort, startTopsail, topsail } from './topsail.ts';

describe('topsail perft', () => {
  it('counts what the engine counts', () => {
    const { code, out } = topsail('perft --ruleset jamaica-1 --seats 3 --depth 3 --seed 2');
    expect(code).toBe(0);
    const game = gameOf('jamaica-1')!;
    const state = game.setup({ ruleset: 'jamaica-1', seats: 3, options: { ghost: 'no' } }, seeded('2'));
    const counts = [...out.matchAll(/^(\d) +(\d+)/gm)].map(([, depth, lines]) => [
      Number(depth),
      Number(lines),
    ]);
    expect(counts).toEqual([1, 2, 3].map((depth) => [depth, perft(game, state, depth)]));
  });

  it('prints each depth when it is counted, and stops when it is asked to', async () => {
    const child = startTopsail('perft --ruleset jamaica-1 --seats 3 --depth 99999');
    const ended = once(child, 'exit');
    await printed(child.stdout, /^depth +lines.*\n1 +\d+.*\n2 +\d+.*\n3 +\d+/);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
  });
});

/** Waits until the output begins so. */
async function printed(stream: Readable | null, start: RegExp): Promise<void> {
  let text = '';
  for await (const chunk of stream ?? []) {
    text += String(chunk);
    if (start.test(text)) return;
  }
  throw new Error(`it ended with: ${text}`);
}

describe('topsail bench', () => {
  it('says that it will install something before it does anything', async () => {
    const child = startTopsail('bench --ruleset yassa --seconds 0.02 --rivals');
    const ended = once(child, 'exit');
    await printed(child.stderr, /^At the end boardgame.io is installed[^]*add --no-rivals/);
    child.kill('SIGKILL');
    await ended;
  });

  const run = 'bench --ruleset yassa --seconds 0.02 --no-rivals --json';

  it.skipIf(isShort)(
    'prints one JSON object with speed, checksum, clone, heap and calibration',
    () => {
      const { code, out } = topsail(run);
      expect(code).toBe(0);
      const report = JSON.parse(out) as Report;
      expect(report.cases.map(({ name }) => name)).toEqual(['yassa 2', 'yassa 3', 'yassa 4']);
      expect(report.calibration.checksum).toBe(report.calibration.checksum | 0);
      expect(report.boardgameIo).toEqual({ version: null, reason: 'left out by --no-rivals' });
      expect(report.ratioToBoardgameIo).toBeNull();
      for (const one of report.cases) {
        expect(one.playoutsPerSecond).toBeGreaterThan(0);
        expect(one.decisionsPerSecond).toBeGreaterThan(one.playoutsPerSecond);
        expect(one.cloneNanoseconds).toBeGreaterThan(0);
        expect(one.checksum.hash).toMatch(/^[0-9a-f]{16}$/);
        expect(one.heap.collections).toBe(0);
      }
    },
    120_000,
  );
});
