import type { GameEvent } from '@topsail/engine';

/** What a table sounds like. */
export type Sound = 'bell' | 'cannon' | 'card' | 'coin' | 'dice';

const SOUNDS: Readonly<Record<string, Sound>> = {
  deal: 'card',
  draw: 'card',
  drew: 'card',
  turn: 'card',
  forward: 'card',
  back: 'card',
  roll: 'dice',
  'shortage-roll': 'dice',
  'battle-roll': 'dice',
  load: 'coin',
  pay: 'coin',
  treasure: 'coin',
  'steal-hold': 'coin',
  'steal-treasure': 'coin',
  battle: 'cannon',
  end: 'bell',
};

/** Each of them once, however often it happened at the same moment. */
export function soundsOf(events: readonly GameEvent[]): readonly Sound[] {
  return [...new Set(events.flatMap(({ e }) => SOUNDS[e] ?? []))];
}
