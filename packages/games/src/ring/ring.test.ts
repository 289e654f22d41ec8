import { play, scripted, SPECTATOR, type GameEvent } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../trace.ts';
import { ring } from './index.ts';
import { emptyTable, lengthOf, type RingState } from './state.ts';
import { traceRing } from './trace.ts';

function begun(laps = '1'): RingState {
  const setup = ring.checkSetup('ring', 2, { laps });
  if (!setup.ok) throw new Error(setup.refusal.code);
  return ring.setup(setup.value, scripted());
}

/** Both seats pick; the die shows this, if it is rolled. */
function round(state: RingState, first: number, second: number, ...rolls: number[]) {
  const chance = scripted(...rolls);
  const events: GameEvent[] = [];
  let now = state;
  for (const [seat, card] of [first, second].entries()) {
    const played = play(ring, now, seat, `pick ${card}`, chance);
    if (!played.ok) throw new Error(played.refusal.code);
    events.push(...played.value.events);
    now = played.value.state;
  }
  chance.done();
  return { state: now, events };
}

describe('ring', () => {
  it.each([
    ['once', '1', 12],
    ['twice', '2', 24],
  ])('RING-1: boats go round %s', (_, laps, spaces) => {
    const state = begun(laps);
    expect(lengthOf(state.setup)).toBe(spaces);
    expect(state.gone).toEqual([0, 0]);
  });

  it('RING-2: nobody sees a card before both are picked', () => {
    const played = play(ring, begun(), 0, 'pick 3', scripted());
    if (!played.ok) throw new Error(played.refusal.code);
    const { state, crossed } = played.value;
    expect(crossed).toBe(false);
    expect(ring.view(state, 0).own).toEqual({ pick: 3 });
    for (const viewer of [1, SPECTATOR] as const)
      expect(JSON.stringify(ring.view(state, viewer))).not.toContain('3');
    expect(play(ring, state, 0, 'pick 1', scripted())).toMatchObject({ ok: false });
  });

  it('RING-3: the higher card goes as it says, the lower as the die shows', () => {
    expect(round(begun(), 3, 1, 5).state.gone).toEqual([3, 5]);
    expect(round(begun(), 1, 2, 1).state.gone).toEqual([1, 2]);
  });

  it('RING-3: equal cards take both boats one space, and no die is rolled', () => {
    const { state, events } = round(begun(), 2, 2);
    expect(state.gone).toEqual([1, 1]);
    expect(events).toContainEqual({ e: 'turned', cards: [2, 2], die: null });
  });

  it('RING-4: the round in which a boat comes home is the last', () => {
    const state = { ...begun(), gone: [10, 9] satisfies [number, number] };
    const { state: end, events } = round(state, 1, 3, 6);
    expect(end.gone).toEqual([12, 12]);
    expect(events.at(-1)).toEqual({ e: 'end' });
    expect(ring.toAct(end)).toBe(0);
    expect(ring.outcome(end)?.standings.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 12],
      [1, 12],
    ]);
  });

  it('RING-4: who has gone farther is first', () => {
    const { state } = round({ ...begun(), gone: [10, 3] }, 3, 1, 2);
    expect(ring.outcome(state)?.standings.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 12],
      [2, 5],
    ]);
  });

  it('tells the spaces a boat comes to, in order', () => {
    expect(round(begun(), 3, 1, 2).events).toContainEqual({ e: 'went', seat: 0, spaces: [1, 2, 3] });
  });

  it.each([
    ['a round that never comes', { round: 13 }],
    ['a boat beyond its laps', { gone: [13, 0] }],
    ['a card there is not', { picks: ['4', null] }],
    ['a die for equal cards', { turned: [2, 2, 4] }],
    ['a face the die has not', { turned: [1, 2, 7] }],
  ])('restores no dump with %s', (_, wrong) => {
    expect(() => ring.restore({ ...ring.dump(begun()), ...wrong })).toThrow();
  });

  it('is traced event by event, with the table after each move', () => {
    const written: TraceEvent[] = [];
    const state = begun();
    const tracer = traceRing(state.setup, (event) => written.push(event));
    const after = round(state, 2, 1, 4);
    for (const event of after.events) tracer.tell(event as Parameters<typeof tracer.tell>[0]);
    tracer.follow(after.state);
    tracer.close();
    expect(written.map(({ e }) => e)).toEqual([
      'setup',
      'picked',
      'picked',
      'turned',
      'went',
      'went',
      'round',
    ]);
    expect(written[0].state).toEqual(ring.dump(emptyTable(state.setup)));
    expect(written[4].state).toEqual(ring.dump(after.state));
  });
});
