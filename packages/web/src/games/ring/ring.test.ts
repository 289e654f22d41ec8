import { SPECTATOR } from '@topsail/engine';
import type { RingEvent } from '@topsail/games';
import { beforeAll, expect, test } from 'vitest';
import { concerns } from './concerns.ts';
import { events } from './events.ts';
import { face } from './face.ts';
import { fetchWords } from './words.ts';

beforeAll(fetchWords);

const SETUP = { ruleset: 'ring', seats: 2, options: {} };

function said(event: RingEvent, viewer: 0 | typeof SPECTATOR = SPECTATOR) {
  return face.tell(SETUP, event, viewer)?.text;
}

test('a card that one may not know is not told', () => {
  expect(said({ e: 'picked', seat: 0 })).not.toMatch(/\d/);
  expect(said({ e: 'picked', seat: 0, card: 3 }, 0)).toMatch(/3/);
});

test('cards that are turned up are told with the die, equal ones without', () => {
  expect(said({ e: 'turned', cards: [1, 3], die: 4 })).toMatch(/1.*3.*4/);
  expect(said({ e: 'turned', cards: [3, 3], die: null })).toMatch(/3/);
  expect(said({ e: 'turned', cards: [3, 3], die: null })).not.toMatch(/null/);
});

test('a round is a heading, and who went is named with how far', () => {
  expect(face.tell(SETUP, { e: 'round', round: 4 }, 0)).toMatchObject({ head: true });
  expect(said({ e: 'round', round: 4 })).toMatch(/4/);
  const went: RingEvent = { e: 'went', seat: 0, spaces: [1, 2, 3] };
  expect(said(went)).toMatch(/Anne Bonny.*3/);
  expect([concerns.went.touches(went), events.went.worth!(went)]).toEqual([[0], 3]);
});
