import {
  ring,
  ringLength,
  type RingEvent,
  type RingMove,
  type RingState,
  type RingView,
} from '@topsail/games';
import { once } from '../../browser/once.ts';
import type { GameClient } from '../contract/client.ts';
import { concerns } from './concerns.ts';
import { events } from './events.ts';
import { face } from './face.ts';
import List from './List.svelte';
import Own from './Own.svelte';
import Rivals from './Rivals.svelte';
import { fetchWords } from './words.ts';

/** The fixture: all that a game needs in the page, and nothing more. */
const client: GameClient<RingView, RingMove, RingEvent, RingState> = {
  game: ring,
  face,
  events,
  concerns,
  board: once(() => import('./RingBoard.svelte')),
  overlay: undefined,
  acting: undefined,
  picture: () => undefined,
  own: Own,
  pledge: undefined,
  rivals: Rivals,
  list: List,
  trophy: undefined,
  counting: { by: 'round', opens: 'round', highlight: undefined },
  onTurn: () => undefined,
  heading: () => undefined,
  distances: ({ setup, gone }) => new Map(gone.map((spaces, seat) => [seat, ringLength(setup) - spaces])),
};

/** With its words, which no other game needs. */
export async function fetchClient(): Promise<typeof client> {
  await fetchWords();
  return client;
}
