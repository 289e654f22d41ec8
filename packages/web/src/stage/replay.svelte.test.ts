import { SPECTATOR } from '@topsail/engine';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proveRecord } from '../replay/record-reel.ts';
import type { Eyes } from '../replay/reel.ts';
import { Replay } from '../replay/replay.svelte.ts';
import { saveSession } from '../session/saved.ts';
import { must } from '../session/testing/answers.ts';
import { botGame } from '../session/testing/bot-game.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import { Playback } from './playback.svelte.ts';

const { reel } = must(await proveRecord(saveSession(botGame('jamaica-2', 3))));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  leave();
  vi.useRealTimers();
});

let leave: () => void;

function opened(eyes: Eyes, moment = 0): { replay: Replay; playback: Playback } {
  const replay = new Replay(reel, new Map(), { eyes, moment });
  const made: Playback[] = [];
  leave = $effect.root(() => {
    made.push(new Playback(() => replay));
  });
  flushSync();
  return { replay, playback: made[0] ?? new Playback(() => replay) };
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

/** Every event of a moment that takes time. */
function beatsAt(moment: number, eyes: Eyes): string[] {
  return reel
    .heard(moment, eyes)
    .filter((event) => (reel.client.events[event.e]?.lasts?.(event) ?? 0) > 0)
    .map(({ e }) => e);
}

test.each([0, 2, SPECTATOR, 'all'] as const)('a whole game is played by its beats, seen by %s', (eyes) => {
  const { replay, playback } = opened(eyes);
  const shown: string[] = [];
  replay.play();
  flushSync();
  while (replay.isPlaying) {
    const { beat } = playback;
    if (beat !== undefined) {
      shown.push(beat.event.e);
      expect(playback.shown.view).toEqual(beat.after.view);
      expect(playback.shown.outcome).toBeUndefined();
      if (eyes === 'all') expect(playback.caption?.text).not.toMatch(/^You /);
    }
    wait(playback.drawn?.lasts ?? 0);
  }
  const all = Array.from({ length: reel.length - 1 }, (_, n) =>
    beatsAt(n + 1, eyes === 'all' ? SPECTATOR : eyes),
  );
  expect(shown).toEqual(all.flat());
  expect(replay.moment).toBe(replay.last);
  expect(playback.shown.outcome).toBeDefined();
});

test('who goes to a moment is there at once, and from there it plays on', () => {
  const { replay, playback } = opened(0);
  replay.go(40);
  flushSync();
  expect(playback.beat).toBeUndefined();
  expect(playback.shown.view).toEqual(reel.glimpse(40, 0).view);
  replay.go(20);
  flushSync();
  expect(playback.beat).toBeUndefined();
  expect(playback.shown.heard).toHaveLength(21);
});

test('a step plays one moment, and ends there', () => {
  const moment = Array.from({ length: reel.length }, (_, n) => n).find((n) => beatsAt(n, 0).length > 2) ?? 0;
  const { replay, playback } = opened(0, moment - 1);
  replay.step();
  flushSync();
  const shown: string[] = [];
  while (playback.beat !== undefined) {
    shown.push(playback.beat.event.e);
    wait(playback.drawn?.lasts ?? 0);
  }
  expect(shown).toEqual(beatsAt(moment, 0));
  wait(60_000);
  expect(replay.moment).toBe(moment);
});

test('other eyes see the same moment at once', () => {
  const { replay, playback } = opened(0, 30);
  replay.eyes = SPECTATOR;
  flushSync();
  expect(playback.beat).toBeUndefined();
  expect(playback.shown.view).toEqual(reel.glimpse(30, SPECTATOR).view);
});

test('where nothing takes time, each moment stands for a while', () => {
  const before = preferences.now;
  preferences.now = { ...before, pace: 'instant' };
  const { replay, playback } = opened(0);
  replay.play();
  flushSync();
  wait(600);
  wait(600);
  expect(playback.beat).toBeUndefined();
  expect(replay.moment).toBe(2);
  replay.pause();
  wait(60_000);
  expect(replay.moment).toBe(2);
  preferences.now = before;
});
