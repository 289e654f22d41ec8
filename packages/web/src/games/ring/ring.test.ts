import { movesOf, seeded, SPECTATOR } from '@topsail/engine';
import { ring, type RingEvent } from '@topsail/games';
import { beforeAll, expect, test } from 'vitest';
import { fetchClient } from './client.ts';
import { typed } from '../shared/testing/typed.ts';
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

test('cards are offered with what each of them may bring', () => {
  const state = ring.setup(SETUP, seeded('ring'));
  const view = ring.view(state, 0);
  const moves = movesOf(ring, state, 0);
  const [group] = face.groups(view, moves, (move) => ring.foresee(view, move));
  expect(group?.answers.map(({ move }) => move)).toEqual(moves.map(({ text }) => text));
  for (const [i, { label, notes }] of group!.answers.entries()) {
    expect(typed(label)).toBe(`Card ${moves[i]!.card}`);
    expect(notes.join()).toMatch(/spaces? if it is the (higher|lower) card/);
  }
  const all = group!.answers.flatMap(({ notes }) => notes).join();
  expect(all).toMatch(/\d+ to \d+ spaces if it is the lower card/);
  expect(all).toMatch(/\d+\sspaces? if it is the higher card/);
  expect(face.status(view)).toMatch(/^Round\s1$/);
  expect(face.asked(view, 'card').title).toBe('Which card do you pick?');
});

test('a boat has as far to go as the ring is long, less what it has gone', async () => {
  const client = await fetchClient();
  const state = ring.setup(SETUP, seeded('ring'));
  const whole = client.distances(state).get(0)!;
  state.gone[0] = 5;
  expect([...client.distances(state)]).toEqual([
    [0, whole - 5],
    [1, whole],
  ]);
});
