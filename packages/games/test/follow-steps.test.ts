import { randomMove, seeded, SPECTATOR, type Game, type GameEvent, type Setup } from '@topsail/engine';
import { difference, randomSeat } from '@topsail/engine/testing';
import { describe, expect, it } from 'vitest';
import type { CartagenaEvent } from '../src/index.ts';
import { everyTable, isShort } from './tables.ts';

/** What lies on the table and changes with the event that tells of it, neither before nor after. */
const LYING_THERE: Readonly<Record<string, readonly string[]>> = {
  jamaica: ['captain', 'ships', 'lairs', 'pile', 'acting', 'card'],
  cartagena: ['players', 'row', 'deck', 'discard', 'seat', 'turn'],
};

/**
 * Told when something more has happened already: the first part of a draw when the next row lies there, a new deck
 * when cards have been drawn that are told after it, treasures turned up ship by ship.
 */
function isInBetween(event: GameEvent | DrawEvent): boolean {
  if ('whole' in event && event.e === 'draw') return event.whole.done < event.whole.total;
  return event.e === 'reshuffle' || event.e === 'reveal';
}

type DrawEvent = Extract<CartagenaEvent, { readonly e: 'draw' }>;

const MOVES = isShort ? 60 : 400;

type Part = Readonly<Record<string, unknown>>;

/** Where a spectator who follows sees something else than what lies there when an event is told. */
function astray(game: Game, setup: Setup): string | undefined {
  const chance = seeded('step by step');
  const state = game.setup(setup, chance);
  let view = game.view(state, SPECTATOR);
  let found: string | undefined;
  const listen = (event: GameEvent): void => {
    const heard = game.hear(event, SPECTATOR);
    if (heard === undefined) return;
    view = game.follow(view, heard);
    if (isInBetween(event) || found !== undefined) return;
    const [shown, real] = [lying(game, view.table), lying(game, game.table(state))];
    const apart = difference(shown, JSON.parse(JSON.stringify(real)), event.e);
    if (apart !== undefined) found = `${apart} at ${JSON.stringify(event)}`;
  };
  for (let move = 0; move < MOVES && game.toAct(state) !== 0; move++) {
    const seat = randomSeat(game, state, chance);
    game.apply(state, seat, randomMove(game, state, seat, [], chance), chance, listen);
  }
  return found;
}

function lying(game: Game, table: object): Part {
  const fields = LYING_THERE[game.id] ?? [];
  return Object.fromEntries(Object.entries(table).filter(([name]) => fields.includes(name)));
}

describe('who follows the events is never ahead of what is told, nor behind it:', () => {
  it.each(everyTable())('$name', ({ game, setup }) => {
    expect(astray(game, setup)).toBeUndefined();
  });
});
