import type { GameEvent } from '@topsail/engine';

/** The drawing beside a line of the log: what kind of thing happened. */
export type Sign =
  | 'anchor'
  | 'ahead'
  | 'back'
  | 'battle'
  | 'captain'
  | 'cards'
  | 'chest'
  | 'curse'
  | 'dice'
  | 'drift'
  | 'finish'
  | 'load'
  | 'loot'
  | 'note'
  | 'pay'
  | 'sail'
  | 'star'
  | 'wait';

const SIGNS: Readonly<Record<string, Sign>> = {
  setup: 'anchor',
  tunnel: 'anchor',
  captain: 'captain',
  first: 'captain',
  draw: 'cards',
  drew: 'cards',
  deal: 'cards',
  row: 'cards',
  reshuffle: 'cards',
  turn: 'cards',
  roll: 'dice',
  assign: 'dice',
  'shortage-roll': 'dice',
  load: 'load',
  'skip-load': 'load',
  move: 'sail',
  home: 'finish',
  shortage: 'drift',
  'shortage-move': 'drift',
  pay: 'pay',
  battle: 'battle',
  commit: 'battle',
  'battle-roll': 'dice',
  sabre: 'battle',
  'battle-result': 'star',
  'steal-hold': 'loot',
  'steal-treasure': 'loot',
  'no-spoils': 'wait',
  'give-curse': 'curse',
  treasure: 'chest',
  'leave-treasure': 'chest',
  forward: 'ahead',
  back: 'back',
  stop: 'wait',
  stuck: 'wait',
  pass: 'wait',
  end: 'finish',
};

/** A turn that opens a heading belongs to somebody; one that does not is a card turned up. */
export function signOf({ e }: GameEvent, { head }: { readonly head?: boolean }): Sign {
  return e === 'turn' && head === true ? 'captain' : (SIGNS[e] ?? 'note');
}
