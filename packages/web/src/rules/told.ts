import type { GameEvent } from '@topsail/engine';
import { familyOf } from './families.ts';

/** Where to read more about what was told, by the kind of event. */
const RACE: Readonly<Record<string, string>> = {
  setup: 'SET-2',
  captain: 'RND-5',
  draw: 'RND-5',
  drew: 'RND-5',
  reshuffle: 'RND-6',
  roll: 'RND-1',
  assign: 'RND-1',
  turn: 'RND-4',
  load: 'LOAD-1',
  'skip-load': 'LOAD-3',
  move: 'MOVE-1',
  pay: 'PAY-1',
  shortage: 'SHORT-1',
  'shortage-roll': 'SHORT-3',
  'shortage-move': 'SHORT-6',
  treasure: 'LAIR-1',
  'leave-treasure': 'SHORT-7',
  battle: 'BAT-1',
  powder: 'BAT-3',
  'battle-roll': 'BAT-3',
  sabre: 'T-SABRE',
  'battle-result': 'BAT-5',
  'steal-hold': 'BAT-10',
  'steal-treasure': 'BAT-9',
  'give-curse': 'BAT-9',
  'no-spoils': 'BAT-9',
  end: 'END-1',
};

const ESCAPE: Readonly<Record<string, string>> = {
  setup: 'C-SET-3',
  tunnel: 'C-SET-1',
  first: 'C-SET-3',
  deal: 'C-SET-3',
  row: 'C-DRAW-1',
  turn: 'C-TURN-1',
  stop: 'C-TURN-1',
  forward: 'C-FWD-1',
  back: 'C-BACK-1',
  reshuffle: 'C-DRAW-2',
  pass: 'C-PASS',
  end: 'C-END',
};

export function ruleOfEvent(ruleset: string, { e }: GameEvent): string | undefined {
  return (familyOf(ruleset) === 'cartagena' ? ESCAPE : RACE)[e];
}
