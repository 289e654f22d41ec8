import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';
import { Removals } from './removals.ts';
import { everyTable } from './tables.ts';

/** Games of each small table, so that every kind of event and every field is met. */
const SEEDS = ['one', 'two', 'three'];
const MOST_SEATS = 3;

/** What an event carries only so that it can be shown as it happened: the view does not change by it. */
const ONLY_SHOWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  jamaica: {
    act: ['action', 'die'],
    assign: ['seat'],
    battle: ['seat', 'space'],
    'battle-result': [
      'ship',
      'against',
      'space',
      'winner',
      'attack',
      'defence',
      'attackParts',
      'defenceParts',
    ],
    end: ['scores', 'ranking'],
    'give-curse': ['seat', 'face'],
    home: ['ship', 'last'],
    'leave-treasure': ['ship', 'space'],
    load: ['emptied'],
    move: ['seat', 'from', 'path', 'dir'],
    'no-spoils': ['ship', 'seat'],
    pay: ['resource', 'count', 'short', 'space', 'whole'],
    powder: ['total', 'whole'],
    roll: ['seat'],
    sabre: ['seat', 'ship'],
    setup: ['ruleset', 'seats', 'ghost'],
    shortage: ['seat', 'resource', 'space', 'price', 'has'],
    'shortage-move': ['seat', 'from', 'path', 'dir'],
    'shortage-roll': ['seat', 'value'],
    'skip-load': ['seat', 'resource'],
    'steal-hold': ['seat', 'emptied'],
    'steal-treasure': ['seat'],
  },
  cartagena: {
    back: ['passed', 'count'],
    draw: ['whole'],
    end: ['ranking', 'winner'],
    // The first turn names the seat too.
    first: ['seat'],
    forward: ['passed'],
    pass: ['seat'],
    setup: ['variant', 'seats', 'boatRetreat'],
    stop: ['seat'],
    stuck: ['seat'],
  },
};

describe.each(games.map(({ id }) => id))('every field of every event of %s', (id) => {
  it('is needed to follow it, or is known to be only shown', () => {
    const removals = new Removals();
    for (const { game, setup } of everyTable())
      if (game.id === id && setup.seats <= MOST_SEATS) removals.tryAt(game, setup, SEEDS);
    const shown = Object.entries(ONLY_SHOWN[id] ?? {}).flatMap(([kind, fields]) =>
      fields.map((field) => `${kind}.${field}`),
    );
    expect(removals.onlyShown).toEqual(shown.sort());
  });
});
