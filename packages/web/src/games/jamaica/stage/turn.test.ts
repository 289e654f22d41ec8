import { describe, expect, test } from 'vitest';
import { beatsOf } from './testing.ts';
import { turnOf } from './turn.ts';

const SETUP = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'yes' } };
const beats = beatsOf(SETUP, 'turns');

function states(beat: (typeof beats)[number]): readonly string[] {
  return (turnOf(beat)?.steps ?? []).map(({ half, state }) => `${half ?? 'deed'} ${state}`);
}

describe('the turn that is shown', () => {
  test('is nobody’s while dice are rolled and cards are picked', () => {
    const before = beats.filter(({ event }) => ['captain', 'roll', 'assign', 'picked'].includes(event.e));
    expect(before.length).toBeGreaterThan(0);
    for (const beat of before) expect(turnOf(beat)).toBeUndefined();
  });

  test('begins with the card, both halves to come, and says who acts after it', () => {
    const turns = beats.filter(({ event }) => event.e === 'turn');
    expect(turns.length).toBeGreaterThan(0);
    for (const beat of turns) {
      if (beat.event.e !== 'turn') continue;
      expect(states(beat)).toEqual(['morning later', 'evening later']);
      const { ship, card, next } = turnOf(beat)!;
      expect([ship, card]).toEqual([beat.event.seat, beat.event.card.join('/')]);
      const order = [0, 1, 2].map((place) => (beat.view.table.captain + place) % 3);
      expect(next).toEqual(order.slice(order.indexOf(beat.event.seat) + 1));
    }
  });

  test('has one step that is shown now, and ticks the morning off in the evening', () => {
    for (const beat of beats) {
      const { event } = beat;
      if (event.e !== 'act' || event.ship === 'ghost') continue;
      expect(states(beat)).toEqual(
        event.half === 'morning' ? ['morning now', 'evening later'] : ['morning done', 'evening now'],
      );
    }
    const sails = beats.find(({ event, view }) => event.e === 'move' && view.table.half === 'morning');
    expect(states(sails!)).toEqual(['morning done', 'deed now', 'evening later']);
  });

  test('is the ghost’s without a card', () => {
    const ghost = beats.find(({ event }) => event.e === 'act' && event.ship === 'ghost');
    expect(turnOf(ghost!)).toMatchObject({ ship: 'ghost', card: undefined, next: [] });
    expect(states(ghost!)).toEqual(['morning now', 'evening later']);
  });
});
