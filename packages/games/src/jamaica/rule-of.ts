import type { Event } from './tell.ts';
import type { ShipName } from './types.ts';

type Kind = Exclude<Event['e'], 'ask'>;

const OF_SHIPS = {
  setup: 'SET-2',
  captain: 'RND-5',
  draw: 'RND-5',
  drew: 'RND-5',
  reshuffle: 'RND-6',
  roll: 'RND-1',
  assign: 'RND-1',
  pick: 'RND-2',
  picked: 'RND-2',
  turn: 'RND-4',
  act: 'RND-4',
  load: 'LOAD-1',
  'skip-load': 'LOAD-3',
  move: 'MOVE-1',
  home: 'END-1',
  pay: 'PAY-1',
  shortage: 'SHORT-1',
  'shortage-roll': 'SHORT-3',
  'shortage-move': 'SHORT-6',
  treasure: 'LAIR-1',
  'leave-treasure': 'SHORT-7',
  battle: 'BAT-1',
  commit: 'BAT-3',
  powder: 'BAT-3',
  'battle-roll': 'BAT-3',
  sabre: 'T-SABRE',
  'battle-result': 'BAT-5',
  'steal-hold': 'BAT-10',
  'steal-treasure': 'BAT-9',
  'give-curse': 'BAT-9',
  'no-spoils': 'BAT-9',
  reveal: 'TRE-1',
  end: 'END-1',
} as const satisfies Readonly<Record<Kind, string>>;

/** What the ghost does. */
const BY_GHOST: Readonly<Partial<Record<Kind, string>>> = {
  act: 'GHO-3',
  home: 'GHO-9',
  move: 'GHO-4',
  treasure: 'GHO-5',
  battle: 'GHO-6',
  'battle-roll': 'GHO-6',
  'battle-result': 'GHO-6',
  'steal-hold': 'GHO-7',
  'steal-treasure': 'GHO-7',
  'no-spoils': 'GHO-7',
};

/** What is done to it. */
const TO_GHOST: Readonly<Partial<Record<Kind, string>>> = {
  battle: 'GHO-6',
  'steal-hold': 'GHO-8',
  'steal-treasure': 'GHO-8',
  'give-curse': 'GHO-8',
};

/** Where to read more about what happened. */
export function ruleOf(event: Event): string {
  if (event.e === 'ask') return event.rule;
  const ofGhost = doerOf(event) === 'ghost' ? BY_GHOST : otherOf(event) === 'ghost' ? TO_GHOST : undefined;
  return ofGhost?.[event.e] ?? OF_SHIPS[event.e];
}

function doerOf(event: Event): ShipName | null | undefined {
  if (event.e === 'battle-result') return event.winner;
  return 'ship' in event ? event.ship : undefined;
}

function otherOf(event: Event): ShipName | undefined {
  switch (event.e) {
    case 'battle':
      return event.against;
    case 'steal-hold':
    case 'steal-treasure':
      return event.from;
    case 'give-curse':
      return event.to;
    default:
      return undefined;
  }
}
