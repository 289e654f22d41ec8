import { SPECTATOR, type Viewer } from '@topsail/engine';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { botsToAct } from '../session/decision.ts';
import { outcomeOf, type Session } from '../session/session.ts';
import { answerByBot } from '../session/testing/answers.ts';
import { botGame } from '../session/testing/bot-game.ts';
import { seenBy } from '../session/people.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import { Playback } from './playback.svelte.ts';
import { ToldTable } from './testing/told-table.svelte.ts';

const client = await clientOf('jamaica-1');
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  pace('normal');
});

afterEach(() => {
  leave();
  turn({ hidden: false });
  pace('normal');
  vi.useRealTimers();
});

function pace(chosen: typeof preferences.now.pace): void {
  preferences.now = { ...preferences.now, pace: chosen };
}

function turn(to: { readonly hidden: boolean }): void {
  Object.assign(document, to);
  document.dispatchEvent(new Event('visibilitychange'));
  flushSync();
}

function sitDown(session: Session, viewer: Viewer): { table: ToldTable; playback: Playback } {
  const table = new ToldTable(client, session, viewer);
  let playback: Playback | undefined;
  leave = $effect.root(() => {
    playback = new Playback(() => table);
  });
  flushSync();
  if (playback === undefined) throw new Error('no playback');
  return { table, playback };
}

const begun = (): Session => botGame('jamaica-1', 3, 1);

/** Lets everybody answer so many times. */
function goOn(session: Session, answers: number): Session {
  let next = session;
  for (let n = 0; n < answers && outcomeOf(next) === undefined; n++)
    next = answerByBot(next, botsToAct(next)[0] ?? next.seat);
  return next;
}

/** A table at which a round is told at once to somebody. */
function afterRound(viewer: Viewer = SPECTATOR): { table: ToldTable; playback: Playback } {
  const at = sitDown(begun(), viewer);
  at.table.session = seenBy(goOn(at.table.session, 8), viewer);
  flushSync();
  return at;
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

/** Every event that is shown until nothing waits, beat by beat. */
function shownBy(playback: Playback): string[] {
  const kinds: string[] = [];
  for (let event = playback.beat?.event; event !== undefined; event = playback.beat?.event) {
    kinds.push(event.e);
    wait(playback.drawn?.lasts ?? 0);
    expect(playback.beat?.event).not.toBe(event);
  }
  return kinds;
}

test('what was there when the table was opened is not shown again', () => {
  const { table, playback } = sitDown(begun(), 0);
  expect(playback.beat).toBeUndefined();
  expect(playback.shown).toBe(table);
});

test('each beat lasts as long as its event, and the question comes after the last', () => {
  const { table, playback } = afterRound();
  const lasts = playback.drawn?.lasts ?? 0;
  const first = playback.beat;
  expect(lasts).toBeGreaterThan(0);
  wait(lasts - 1);
  expect(playback.beat).toBe(first);
  expect(playback.shown.prompt.waiting).toEqual([]);
  wait(1);
  expect(playback.beat).not.toBe(first);
  shownBy(playback);
  expect(playback.shown).toBe(table);
});

test('what happens meanwhile waits, and the time of the beat is not counted anew', () => {
  const { table, playback } = afterRound();
  const first = playback.beat?.event;
  const lasts = playback.drawn?.lasts ?? 0;
  wait(lasts - 100);
  table.session = goOn(table.session, 2);
  flushSync();
  expect(playback.beat?.event).toBe(first);
  wait(100);
  expect(playback.beat?.event).not.toBe(first);
});

test('a story takes its time, brisk takes half, and at once takes none', () => {
  const { playback } = afterRound();
  const normal = playback.drawn?.lasts ?? 0;
  pace('story');
  expect(playback.drawn?.lasts).toBeCloseTo(normal / 0.6);
  pace('brisk');
  expect(playback.drawn?.lasts).toBe(normal / 2);
  pace('instant');
  flushSync();
  expect(playback.beat).toBeUndefined();
});

test('a beat is ended by hand, and so is the whole stretch', () => {
  const { table, playback } = afterRound();
  const { left } = playback;
  playback.next();
  flushSync();
  expect(playback.left).toBe(left - 1);
  playback.skip();
  flushSync();
  expect(playback.beat).toBeUndefined();
  expect(playback.shown).toBe(table);
});

test('nothing goes on while it is paused, or while nobody looks at the page', () => {
  const { playback } = afterRound();
  const { beat } = playback;
  playback.isPaused = true;
  flushSync();
  wait(60_000);
  expect(playback.beat).toBe(beat);
  playback.isPaused = false;
  turn({ hidden: true });
  wait(60_000);
  expect(playback.beat).toBe(beat);
  turn({ hidden: false });
  wait(playback.drawn?.lasts ?? 0);
  expect(playback.beat).not.toBe(beat);
});

test('who is far behind is told in short, and all of it afterwards is told in full again', () => {
  const { table, playback } = sitDown(begun(), 0);
  table.session = goOn(table.session, 60);
  flushSync();
  const short = shownBy(playback);
  expect(short).toContain('move');
  const heard = table.heard.slice(2).flat();
  const loads = heard.filter((event) => event.e === 'load');
  const own = loads.filter((event) => 'seat' in event && event.seat === 0);
  expect(short.filter((kind) => kind === 'load')).toHaveLength(own.length);
  expect(loads.length).toBeGreaterThan(own.length);
  table.session = goOn(table.session, 1);
  flushSync();
  const news = (table.heard.at(-1) ?? []).filter(
    (event) => (client.events[event.e]?.lasts?.(event) ?? 0) > 0,
  );
  expect(news.length).toBeGreaterThan(0);
  expect(playback.left).toBe(news.length);
});

test('what just happened is shown again, also where nothing takes time', async () => {
  pace('instant');
  const { table, playback } = afterRound();
  expect(playback.beat).toBeUndefined();
  expect(playback.hasHappened).toBe(true);
  await playback.again();
  flushSync();
  expect(playback.beat).toBeDefined();
  expect(playback.shown.heard.length).toBeLessThan(table.heard.length);
  shownBy(playback);
  expect(playback.shown).toBe(table);
});

test('what just happened can be shown when the game is over, and then the result comes back', async () => {
  const { table, playback } = sitDown(botGame('jamaica-1', 3), 0);
  expect(playback.shown.outcome).toBeDefined();
  await playback.again();
  flushSync();
  expect(playback.shown.outcome).toBeUndefined();
  expect(shownBy(playback).at(-1)).toBe('end');
  expect(playback.shown).toBe(table);
});

test('who takes the table over sees what they have not seen, with their own eyes', () => {
  const { table, playback } = sitDown(begun(), 0);
  const [left, session] = [table.session, goOn(table.session, 8)];
  const theirs = seenBy(session, 1);
  const view = table.game.view(left.moments.at(-1)!.state, 1);
  table.seen = { view, moments: left.moments.length };
  table.session = theirs;
  flushSync();
  expect(playback.beat?.before.viewer).toBe(1);
  expect(playback.shown.view.viewer).toBe(1);
  shownBy(playback);
  expect(playback.shown).toBe(table);
});

test('nothing is played of what somebody else saw, nor of what was taken back', () => {
  const { table, playback } = afterRound(0);
  expect(playback.beat).toBeDefined();
  table.session = seenBy(table.session, 1);
  flushSync();
  expect(playback.beat).toBeUndefined();
  expect(playback.shown).toBe(table);
  const { session } = table;
  table.session = { ...session, moments: session.moments.slice(0, -2) };
  flushSync();
  expect(playback.beat).toBeUndefined();
});

test('the winning voyage is seen, and a breath later the result', () => {
  let session = botGame('jamaica-1', 3, 1);
  let before = session;
  while (outcomeOf(session) === undefined) {
    before = session;
    session = goOn(session, 1);
  }
  const { table, playback } = sitDown(before, 0);
  table.session = seenBy(session, 0);
  flushSync();
  while (playback.beat?.event.e !== 'end') {
    expect(playback.shown.outcome).toBeUndefined();
    wait(playback.drawn?.lasts ?? 0);
  }
  wait(1499);
  expect(playback.shown.outcome).toBeUndefined();
  wait(1);
  expect(playback.shown.outcome).toBeDefined();
});
