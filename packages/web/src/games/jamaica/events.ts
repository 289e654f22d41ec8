import type { JamaicaEvent } from '@topsail/games';
import type { EventParts } from '../contract/event-parts.ts';

/** What a treasure is worth on average, a curse nearly as much the other way. */
const TREASURE = 4;
const CURSE = 3;
/** Provisions and powder are worth something only while the race lasts. */
const GOODS = 0.5;

export const events: EventParts<JamaicaEvent> = {
  ask: { sign: 'note' },
  setup: { sign: 'anchor' },
  captain: { sign: 'captain' },
  draw: { sign: 'cards', sound: 'card' },
  drew: { sign: 'cards', sound: 'card' },
  reshuffle: { sign: 'cards' },
  roll: { sign: 'dice', sound: 'dice' },
  assign: { sign: 'dice' },
  pick: { sign: 'note' },
  picked: { sign: 'note' },
  turn: { sign: 'cards', sound: 'card' },
  act: { sign: 'note' },
  load: { sign: 'load', sound: 'coin' },
  'skip-load': { sign: 'load' },
  move: { sign: 'sail' },
  home: { sign: 'finish' },
  shortage: { sign: 'drift' },
  'shortage-roll': { sign: 'dice', sound: 'dice' },
  'shortage-move': { sign: 'drift', worth: ({ path }) => path.length - 1 },
  pay: { sign: 'pay', sound: 'coin' },
  battle: { sign: 'battle', sound: 'cannon' },
  commit: { sign: 'battle' },
  powder: { sign: 'battle' },
  'battle-roll': { sign: 'dice', sound: 'dice' },
  sabre: { sign: 'battle' },
  'battle-result': { sign: 'star' },
  'steal-hold': {
    sign: 'loot',
    sound: 'coin',
    worth: ({ resource, count }) => (resource === 'gold' ? count : count * GOODS),
  },
  'steal-treasure': { sign: 'loot', sound: 'coin', worth: () => TREASURE },
  'give-curse': { sign: 'curse', worth: () => CURSE },
  'no-spoils': { sign: 'wait' },
  treasure: { sign: 'chest', sound: 'coin', worth: () => TREASURE },
  'leave-treasure': { sign: 'chest' },
  reveal: { sign: 'note' },
  end: { sign: 'finish', sound: 'bell' },
};
