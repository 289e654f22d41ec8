import { SPECTATOR, type Seat } from '@topsail/engine';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { Playback } from './playback.svelte.ts';
import { fitChoice } from '../session/choice.ts';
import { veiled } from '../session/people.ts';
import { Table } from '../session/table.svelte.ts';
import { must } from '../session/testing/answers.ts';
import { beginChosen } from '../session/testing/sessions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Device {
  readonly table: Table;
  readonly playback: Playback;
  readonly leave: () => void;
}

async function shared(ruleset: string): Promise<Device> {
  const choice = fitChoice({ ruleset, seats: 2, opponents: ['friend'], seed: 'shared' });
  const table = new Table(veiled(must(beginChosen(choice))), 'shared', await clientOf(ruleset));
  const made: Playback[] = [];
  const leave = $effect.root(() => {
    made.push(new Playback(() => table));
  });
  flushSync();
  const [playback] = made;
  if (playback === undefined) throw new Error('no playback');
  return { table, playback, leave };
}

/** The person who is named takes the device. */
function take({ table }: Device): Seat {
  const seat = table.takes;
  if (seat === undefined) throw new Error('nobody is to take the device');
  table.unveil(seat);
  flushSync();
  return seat;
}

/** Watches to the end, and says what was shown. */
function watch({ playback }: Device): string[] {
  const kinds: string[] = [];
  while (playback.beat !== undefined) {
    kinds.push(playback.beat.event.e);
    vi.advanceTimersByTime(playback.drawn?.lasts ?? 0);
    flushSync();
  }
  return kinds;
}

function answer({ table }: Device): void {
  table.answer(table.prompt.moves[0]?.text ?? '');
  flushSync();
}

test('who gives the device away sees what they did, and only then does the curtain fall', async () => {
  const device = await shared('jamaica-1');
  const { table, playback } = device;
  const first = take(device);
  watch(device);
  while (table.seat === first) {
    expect(table.takes).toBeUndefined();
    answer(device);
    if (playback.beat !== undefined) expect(playback.shown.view.viewer).toBe(first);
    watch(device);
  }
  expect(table.session.viewer).toBe(SPECTATOR);
  expect(table.view.own).toBeNull();
  expect(table.takes).toBe(1 - first);
  device.leave();
});

test('who takes it sees with their own eyes what has happened since, and nothing of anybody else’s', async () => {
  const device = await shared('jamaica-1');
  const { table, playback } = device;
  const seen: Record<Seat, string[]> = { 0: [], 1: [] };
  for (let hands = 0; hands < 12; hands++) {
    const seat = take(device);
    while (table.seat === seat) {
      if (playback.beat !== undefined) {
        expect(playback.drawn?.before.viewer).toBe(seat);
        expect(playback.shown.view.viewer).toBe(seat);
        expect(playback.shown.prompt.moves).toEqual([]);
        const { event } = playback.beat;
        if (event.e === 'pick') expect(event).toMatchObject({ seat });
      }
      seen[seat] = [...(seen[seat] ?? []), ...watch(device)];
      if (table.seat === seat) answer(device);
    }
  }
  const voyages = table.heard.flat().filter(({ e }) => e === 'move').length;
  expect(voyages).toBeGreaterThan(3);
  for (const seat of [0, 1]) {
    // Each has seen every voyage but those since they had the device.
    const told = seen[seat]?.filter((kind) => kind === 'move').length ?? 0;
    expect(told).toBeGreaterThan(voyages / 2);
    expect(told).toBeLessThanOrEqual(voyages);
  }
  device.leave();
});

test('where nothing is hidden the table turns to the next when the last deed has been seen', async () => {
  const device = await shared('cartagena-tortuga');
  const { table, playback } = device;
  const first = table.seat;
  expect(table.takes).toBeUndefined();
  while (table.seat === first) {
    answer(device);
    const hasBeat = playback.beat !== undefined;
    if (hasBeat) expect(table.seat).toBe(first);
    watch(device);
  }
  expect(table.takes).toBeUndefined();
  expect(playback.beat).toBeUndefined();
  device.leave();
});

test('a slip is taken back before the curtain falls, and while it hangs', async () => {
  const device = await shared('jamaica-1');
  const { table } = device;
  take(device);
  watch(device);
  const steps = (): number => table.session.record.steps.length;
  while (table.prompt.waiting.length < 2) {
    answer(device);
    watch(device);
    if (table.takes !== undefined) take(device);
  }
  const [picker, before] = [table.seat, steps()];
  answer(device);
  watch(device);
  expect(table.takes).toBeDefined();
  table.undo();
  flushSync();
  expect(steps()).toBe(before);
  expect(table.takes).toBe(picker);
  device.leave();
});
