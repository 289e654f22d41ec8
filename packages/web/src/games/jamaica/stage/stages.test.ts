import { SPECTATOR, type Setup, type Viewer } from '@topsail/engine';
import type { JamaicaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { events } from '../events.ts';
import { stagedOf } from './stages.ts';
import type { Beat, Staged } from './staged.ts';
import { beatsOf } from './testing.ts';

type Kind = JamaicaEvent['e'];
type Check<K extends Kind> = { check(staged: Staged, beat: Beat<K>): void }['check'];

const nothing = (staged: Staged): void => expect(staged).toEqual({ marks: [], large: undefined });
const inBattle = ({ large }: Staged): void => expect(large).toEqual({ large: 'battle' });
const onRibbon = ({ large }: Staged): void => expect(large?.large).toBe('ribbon');

/** What each kind of event shows. The dice lie on the board itself. */
const SHOWS: { readonly [K in Kind]: Check<K> } = {
  ask: nothing,
  setup: nothing,
  draw: nothing,
  drew: nothing,
  reshuffle: nothing,
  pick: nothing,
  picked: nothing,
  act: nothing,
  roll: nothing,
  assign: nothing,
  captain: ({ large }, { event }) =>
    expect(large).toMatchObject({ large: 'round', round: event.round, captain: event.seat }),
  turn: ({ large }, { event }) =>
    expect(large).toEqual({ large: 'card', ship: event.seat, card: event.card.join('/') }),
  load: ({ marks, large }, { event }) => {
    const { seat, count, hold, emptied } = event;
    expect(large).toMatchObject({ large: 'load', ship: seat, into: hold, cargo: { count } });
    expect(marks.at(-1)).toMatchObject({ mark: 'flight', count, from: 'bank', to: { ship: seat } });
    expect(marks.length).toBe(emptied === null ? 1 : 2);
    if (emptied !== null) expect(marks[0]).toMatchObject({ mark: 'overboard', count: emptied.count });
  },
  'skip-load': onRibbon,
  move: ({ marks }, { event }) => expect(marks).toEqual([{ mark: 'wake', path: event.path, tone: 'sailed' }]),
  'shortage-move': ({ marks }, { event }) =>
    expect(marks).toEqual([{ mark: 'wake', path: event.path, tone: 'drifted' }]),
  home: ({ large }, { event }) => {
    onRibbon({ marks: [], large });
    expect(large).toMatchObject({ ship: event.ship, sub: event.last ? 'Last round' : undefined });
  },
  shortage: ({ marks }, { event }) =>
    expect(marks).toMatchObject([
      { mark: 'tag', ship: event.seat, text: `short by ${event.price - event.has}`, tone: 'short' },
    ]),
  'shortage-roll': ({ large }, { event }) =>
    expect(large).toMatchObject({ large: 'die', seat: event.seat, sign: event.value }),
  pay: ({ marks }, { event }) => {
    const { total } = event.whole;
    if (total === 0) return expect(marks).toEqual([]);
    expect(marks).toMatchObject([
      { mark: 'tag', text: `−${total}`, tone: 'price' },
      { mark: 'flight', count: total, to: 'bank' },
    ]);
  },
  battle: inBattle,
  commit: inBattle,
  powder: inBattle,
  'battle-roll': inBattle,
  sabre: inBattle,
  'battle-result': inBattle,
  'steal-hold': ({ large }, { event }) =>
    expect(large).toMatchObject({
      large: 'carry',
      from: event.from,
      to: event.into === null ? undefined : event.ship,
      carried: { cargo: { good: event.resource, count: event.count } },
    }),
  'steal-treasure': ({ large }, { event }) =>
    expect(large).toMatchObject({ large: 'carry', from: event.from, to: event.ship }),
  'give-curse': ({ large }, { event }) =>
    expect(large).toMatchObject({
      large: 'carry',
      from: event.ship,
      to: event.to,
      carried: { treasure: event.treasure ?? 'cursed', isCurse: true },
    }),
  'no-spoils': onRibbon,
  treasure: ({ large }, { event }) =>
    expect(large).toMatchObject({
      large: 'treasure',
      ship: event.ship,
      treasure: event.treasure ?? (event.face === 'up' ? 'token' : 'anything'),
    }),
  'leave-treasure': onRibbon,
  reveal: ({ large }, { event }) =>
    expect(large).toMatchObject({ large: 'reveal', ship: event.ship, treasures: event.treasures }),
  end: onRibbon,
};

const GAMES: readonly (Setup & { readonly seeds: readonly string[] })[] = [
  { ruleset: 'jamaica-1', seats: 4, options: { ghost: 'no' }, seeds: ['a', 'b', 'c'] },
  { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'yes' }, seeds: ['a', 'b', 'c'] },
  { ruleset: 'yassa', seats: 4, options: {}, seeds: ['a', 'b'] },
];
const VIEWERS: readonly Viewer[] = [0, SPECTATOR];
const BEATS = GAMES.flatMap(({ seeds, ...setup }) =>
  seeds.flatMap((seed) => VIEWERS.flatMap((viewer) => beatsOf(setup, seed, viewer))),
);

test.each(Object.keys(SHOWS))('%s is seen whenever it happens', (kind) => {
  const beats = BEATS.filter(({ event }) => event.e === kind);
  expect(beats.length).toBeGreaterThan(0);
  for (const beat of beats) {
    const check: Check<Kind> = SHOWS[beat.event.e];
    check(stagedOf(beat), beat);
  }
});

test('what is drawn is shown for a while, and so are the dice', () => {
  for (const beat of BEATS) {
    const { marks, large } = stagedOf(beat);
    const isDrawn = marks.length > 0 || large !== undefined;
    const isPart = beat.event.e === 'powder' || beat.event.e === 'pay';
    if (isDrawn && !isPart) expect(events[beat.event.e], beat.event.e).toHaveProperty('lasts');
  }
  expect(events.roll).toHaveProperty('lasts');
  expect(events.assign).toHaveProperty('lasts');
});
