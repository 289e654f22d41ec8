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

/** A payment out of several holds is seen once, with its last part. */
function paying({ whole }: { readonly whole: { readonly done: number; readonly total: number } }): number {
  return whole.done < whole.total ? 0 : 450;
}

export const events: EventParts<JamaicaEvent> = {
  ask: { sign: 'note' },
  setup: { sign: 'anchor' },
  captain: { sign: 'captain', lasts: () => 700 },
  draw: { sign: 'cards', sound: 'card' },
  drew: { sign: 'cards', sound: 'card' },
  reshuffle: { sign: 'cards' },
  roll: { sign: 'dice', lasts: () => 600, sound: 'dice' },
  assign: { sign: 'dice', lasts: () => 400 },
  pick: { sign: 'note' },
  picked: { sign: 'note' },
  turn: { sign: 'cards', lasts: () => 600, sound: 'card' },
  act: { sign: 'note' },
  load: { sign: 'load', lasts: () => 450, sound: 'coin' },
  'skip-load': { sign: 'load', lasts: () => 450 },
  move: { sign: 'sail', lasts: sailing },
  home: { sign: 'finish', lasts: () => 1500 },
  shortage: { sign: 'drift', lasts: () => 600 },
  'shortage-roll': { sign: 'dice', lasts: () => 900, sound: 'dice' },
  'shortage-move': { sign: 'drift', lasts: sailing, worth: ({ path }) => path.length - 1 },
  pay: { sign: 'pay', lasts: paying, sound: 'coin' },
  battle: { sign: 'battle', lasts: () => 700, sound: 'cannon' },
  commit: { sign: 'battle', lasts: () => 450 },
  powder: { sign: 'battle' },
  'battle-roll': { sign: 'dice', lasts: () => 650, sound: 'dice' },
  sabre: { sign: 'battle', lasts: () => 600 },
  'battle-result': { sign: 'star', lasts: () => 1300 },
  'steal-hold': {
    sign: 'loot',
    lasts: () => 800,
    sound: 'coin',
    worth: ({ resource, count }) => (resource === 'gold' ? count : count * GOODS),
  },
  'steal-treasure': { sign: 'loot', lasts: () => 800, sound: 'coin', worth: () => TREASURE },
  'give-curse': { sign: 'curse', lasts: () => 800, worth: () => CURSE },
  'no-spoils': { sign: 'wait', lasts: () => 500 },
  treasure: { sign: 'chest', lasts: () => 1500, sound: 'coin', worth: () => TREASURE },
  'leave-treasure': { sign: 'chest', lasts: () => 500 },
  reveal: { sign: 'note', lasts: () => 700 },
  end: { sign: 'finish', lasts: () => 1500, sound: 'bell' },
};
