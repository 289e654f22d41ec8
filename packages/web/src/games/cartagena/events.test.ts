import { seeded } from '@topsail/engine';
import { BOAT, cartagena, type CartagenaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { SCORE } from '../../ui/sound/score.ts';
import { client } from './client.ts';
import { concerns } from './concerns.ts';
import { events } from './events.ts';
import { beatsOf } from './stage/testing.ts';

const forward = { e: 'forward', seat: 1, card: 'key', from: 4, to: 10, passed: [], left: 2 } as const;

const kinds: Partial<Record<string, { sound?(event: CartagenaEvent): string }>> = events;

function soundOf(event: CartagenaEvent): string | undefined {
  return kinds[event.e]?.sound?.(event);
}

test('a pirate who boards sounds otherwise than one who hops, and a long way is worth more', () => {
  expect(events.forward.sound!(forward)).toBe('hop');
  expect(events.forward.sound!({ ...forward, to: BOAT })).toBe('boat');
  expect(events.forward.worth!(forward)).toBe(6);
});

test('a turn that cannot go on sounds of want', () => {
  expect(soundOf({ e: 'stuck', seat: 0 })).toBe('short');
  expect(soundOf({ e: 'pass', seat: 0 })).toBe('short');
});

test('what a crew does concerns that crew, the way of a pirate everybody in short', () => {
  expect(concerns.forward.touches(forward)).toEqual([1]);
  expect([concerns.forward.gist, concerns.back.gist]).toEqual([true, true]);
  expect(concerns.turn.touches({ e: 'turn', seat: 1, turn: 3 })).toEqual([1]);
  expect(concerns.reshuffle.touches({ e: 'reshuffle' })).toEqual([]);
  expect(concerns.end.touches({ e: 'end', ending: 'drawn', ranking: [] })).toBe('all');
});

test('a crew has as far to go as all its pirates together', () => {
  const setup = {
    ruleset: 'cartagena-tortuga',
    seats: 2,
    options: { tunnel: 'random', 'boat-retreat': 'yes' },
  };
  const state = cartagena.setup(setup, seeded('distances'));
  expect([...client.distances(state)]).toEqual([
    [0, 6 * BOAT],
    [1, 6 * BOAT],
  ]);
  const move = cartagena.parseMove(`advance 0 ${state.tunnel.symbols[0]}`)!;
  const before = cartagena.view(state, 0);
  const beat = { event: forward, before, view: before, lasts: 1 };
  const turn = { e: 'turn', seat: before.table.seat, turn: 1 } as const;
  expect(client.onTurn({ ...beat, told: [turn, forward] })).toBe(before.table.seat);
  const end = { e: 'end', ending: 'escape', winner: 0, ranking: [[0], [1]] } as const;
  const ended = { ...beat, event: end, told: [turn, forward, end] };
  expect([client.onTurn(ended), client.heading(ended)]).toEqual([undefined, 'The escape is over']);
  // Nobody acts while the cards are dealt.
  const deal = { e: 'deal', seat: 0, count: 6, open: false } as const;
  expect(client.onTurn({ ...beat, event: deal, told: [deal] })).toBeUndefined();
  cartagena.apply(state, state.seat, move, seeded('distances'));
  const gone = cartagena
    .view(state, 0)
    .table.players.map(({ pirates }) => pirates.reduce((a, b) => a + b, 0));
  expect([...client.distances(state).values()]).toEqual(gone.map((spaces) => 6 * BOAT - spaces));
});

test('an escape sounds only of what can be played', () => {
  const setup = {
    ruleset: 'cartagena-tortuga',
    seats: 3,
    options: { tunnel: 'random', 'boat-retreat': 'yes' },
  };
  const heard = new Set(beatsOf(setup, 'sounds').flatMap(({ event }) => soundOf(event) ?? []));
  expect(heard.size).toBeGreaterThan(5);
  for (const sound of heard) expect(Object.keys(SCORE)).toContain(sound);
});
