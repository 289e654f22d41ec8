import type { JamaicaEvent } from '@topsail/games';
import type { EventParts } from '../contract/event-parts.ts';

/** What a treasure is worth on average, a curse nearly as much the other way. */
const TREASURE = 4;
const CURSE = 3;
/** Provisions and powder are worth something only while the race lasts. */
const GOODS = 0.5;

/** A space of a voyage, and the longest voyage. */
const A_SPACE = 140;
const LONGEST = 1200;

function sailing({ path }: { readonly path: readonly unknown[] }): number {
  return Math.min(LONGEST, A_SPACE * (path.length + 1));
}

/** A payment out of several holds is seen once, with its last part; one of nothing is not seen. */
function paying({ whole }: { readonly whole: { readonly done: number; readonly total: number } }): number {
  return whole.total === 0 || whole.done < whole.total ? 0 : 450;
}

export const events: EventParts<JamaicaEvent> = {
  ask: { sign: 'note' },
  setup: { sign: 'anchor' },
  captain: { sign: 'captain', sound: () => 'bell', lasts: () => 700 },
  draw: { sign: 'cards', sound: () => 'card' },
  drew: { sign: 'cards', sound: () => 'card' },
  reshuffle: { sign: 'cards', sound: () => 'shuffle' },
  roll: { sign: 'dice', sound: () => 'dice', lasts: () => 600 },
  assign: { sign: 'dice', lasts: () => 400 },
  pick: { sign: 'note' },
  picked: { sign: 'note' },
  turn: { sign: 'cards', sound: () => 'card', lasts: () => 600 },
  act: { sign: 'note' },
  load: { sign: 'load', sound: () => 'load', lasts: () => 450 },
  'skip-load': { sign: 'load', lasts: () => 450 },
  move: { sign: 'sail', sound: () => 'sail', lasts: sailing },
  home: { sign: 'finish', sound: () => 'home', lasts: () => 1500 },
  shortage: { sign: 'drift', sound: () => 'short', lasts: () => 600 },
  'shortage-roll': { sign: 'dice', sound: () => 'dice', lasts: () => 900 },
  'shortage-move': {
    sign: 'drift',
    sound: () => 'drift',
    lasts: sailing,
    worth: ({ path }) => path.length - 1,
  },
  pay: { sign: 'pay', sound: () => 'coin', lasts: paying },
  battle: { sign: 'battle', sound: () => 'cannon', lasts: () => 700 },
  commit: { sign: 'battle', lasts: () => 450 },
  powder: { sign: 'battle' },
  'battle-roll': { sign: 'dice', sound: () => 'dice', lasts: () => 650 },
  sabre: { sign: 'battle', sound: () => 'sabre', lasts: () => 600 },
  'battle-result': { sign: 'star', sound: () => 'win', lasts: () => 1300 },
  'steal-hold': {
    sign: 'loot',
    sound: () => 'loot',
    lasts: () => 800,
    worth: ({ resource, count }) => (resource === 'gold' ? count : count * GOODS),
  },
  'steal-treasure': { sign: 'loot', sound: () => 'loot', lasts: () => 800, worth: () => TREASURE },
  'give-curse': { sign: 'curse', sound: () => 'curse', lasts: () => 800, worth: () => CURSE },
  'no-spoils': { sign: 'wait', lasts: () => 500 },
  treasure: { sign: 'chest', sound: () => 'chest', lasts: () => 1500, worth: () => TREASURE },
  'leave-treasure': { sign: 'chest', lasts: () => 500 },
  reveal: {
    sign: 'note',
    sound: () => 'card',
    lasts: ({ treasures }) => 900 + 300 * Math.min(treasures.length, 5),
  },
  end: { sign: 'finish', sound: () => 'end', lasts: () => 1500 },
};
