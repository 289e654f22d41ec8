import type { Seat } from '@topsail/engine';
import type { CartagenaEvent } from '@topsail/games';
import type { Concerns } from '../contract/concerns.ts';

const everybody = { touches: (): 'all' => 'all' } as const;
const nobody = { touches: (): [] => [] } as const;
const actor = { touches: ({ seat }: { readonly seat: Seat }): [Seat] => [seat] } as const;

export const concerns: Concerns<CartagenaEvent> = {
  setup: everybody,
  tunnel: everybody,
  first: everybody,
  turn: actor,
  stop: actor,
  stuck: actor,
  pass: actor,
  row: nobody,
  deal: actor,
  draw: actor,
  forward: { ...actor, gist: true },
  back: { ...actor, gist: true },
  reshuffle: nobody,
  end: everybody,
};
