import type { Seat } from '@topsail/engine';
import type { JamaicaEvent, ShipName } from '@topsail/games';
import type { Concerns } from '../contract/concerns.ts';

const everybody = { touches: (): 'all' => 'all' } as const;
const actor = { touches: ({ seat }: { readonly seat: Seat }): [Seat] => [seat] } as const;
const ship = { touches: (event: { readonly ship: ShipName }): [ShipName] => [event.ship] } as const;
/** The ghost sails for the player who steers it. */
const crew = {
  touches: (event: { readonly ship: ShipName; readonly seat: Seat }): ShipName[] => [event.ship, event.seat],
} as const;
const duel = {
  touches: (event: { readonly ship: ShipName; readonly against: ShipName }): ShipName[] => [
    event.ship,
    event.against,
  ],
} as const;
const robbery = {
  touches: (event: { readonly ship: ShipName; readonly from: ShipName }): ShipName[] => [
    event.ship,
    event.from,
  ],
} as const;

/** From the challenge to the spoils. */
const scene = 'battle';

export const concerns: Concerns<JamaicaEvent> = {
  ask: { touches: ({ to }) => to },
  setup: everybody,
  captain: everybody,
  draw: actor,
  drew: actor,
  reshuffle: actor,
  roll: everybody,
  assign: everybody,
  pick: actor,
  picked: actor,
  turn: actor,
  act: ship,
  load: actor,
  'skip-load': actor,
  move: { ...crew, gist: true },
  home: everybody,
  shortage: actor,
  'shortage-roll': actor,
  'shortage-move': { ...crew, gist: true },
  pay: actor,
  battle: { ...duel, scene },
  commit: { ...ship, scene },
  powder: { ...ship, scene },
  'battle-roll': { ...ship, scene },
  sabre: { ...crew, scene },
  'battle-result': { ...duel, scene, gist: true },
  'steal-hold': { ...robbery, scene },
  'steal-treasure': { ...robbery, scene },
  'give-curse': { scene, touches: ({ ship: giver, to }) => [giver, to] },
  'no-spoils': { ...ship, scene },
  treasure: ship,
  'leave-treasure': ship,
  reveal: ship,
  end: everybody,
};
