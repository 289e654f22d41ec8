import { makeRecord, SPECTATOR } from '@topsail/engine';
import { describe, expect, test } from 'vitest';
import { saveSession } from '../session/saved.ts';
import { must } from '../session/testing/answers.ts';
import { botGame } from '../session/testing/bot-game.ts';
import { proveRecord } from './record-reel.ts';

const over = saveSession(botGame('cartagena-jamaica', 3));
const running = saveSession(botGame('jamaica-2', 3, 30));

/** The running game with other remarks. */
function remarked(...remarks: readonly string[]): string {
  const { game, record } = botGame('jamaica-2', 3, 30);
  return makeRecord(game, record, undefined, remarks);
}

describe('a record that is shown again', () => {
  test('has a moment for the set-up and for every step', async () => {
    const session = botGame('jamaica-2', 3, 30);
    const { reel } = must(await proveRecord(running));
    expect(reel.length).toBe(session.moments.length);
    for (const [moment, { state }] of session.moments.entries())
      expect(reel.glimpse(moment, session.seat).view).toEqual(session.game.view(state, session.seat));
  });

  test('is seen with all eyes when the game is over, its keeper’s first', async () => {
    expect(must(await proveRecord(over)).reel.eyes).toEqual([0, 'all', 1, 2, SPECTATOR]);
  });

  test('is seen only with its keeper’s eyes while the game runs', async () => {
    expect(must(await proveRecord(running)).reel.eyes).toEqual([0]);
    expect(must(await proveRecord(remarked('bots sailor'))).reel.eyes).toEqual([SPECTATOR]);
  });

  test('shows no hand while friends share a device', async () => {
    expect(must(await proveRecord(remarked('seat 0', 'bots friend.sailor'))).reel.eyes).toEqual([SPECTATOR]);
  });

  test('shows everybody’s hand in turn to all eyes, and none to a spectator’s', async () => {
    const { reel } = must(await proveRecord(over));
    const movers = new Set(
      Array.from({ length: reel.length }, (_, n) => reel.glimpse(n, reel.viewer(n, 'all')).seat),
    );
    expect([...movers]).toEqual(expect.arrayContaining([0, 1, 2]));
    expect(reel.glimpse(5, SPECTATOR).view.own).toBeNull();
  });

  test('tells as much as the eyes have seen', async () => {
    const { reel } = must(await proveRecord(over));
    const drawn = (eyes: 'all' | typeof SPECTATOR): string => JSON.stringify(reel.heard(0, eyes));
    expect(drawn('all')).toContain('"cards"');
    expect(drawn('all').length).toBeGreaterThan(drawn(SPECTATOR).length);
  });

  test('is refused with its line when it was tampered with', async () => {
    const lines = running.split('\n');
    const at = lines.findIndex((line) => /^\d card /.test(line));
    const forged = lines.map((line, n) => (n === at ? line.replace(/card .*/, 'card nonsense') : line));
    const read = await proveRecord(forged.join('\n'));
    expect(read).toMatchObject({ ok: false, refusal: { code: 'move/unreadable', params: { line: at + 1 } } });
  });
});
