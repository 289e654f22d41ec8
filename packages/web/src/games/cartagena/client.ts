import { SPECTATOR, type Entrant } from '@topsail/engine';
import {
  BOAT,
  cartagena,
  type CartagenaEvent,
  type CartagenaMove,
  type CartagenaState,
  type CartagenaView,
} from '@topsail/games';
import { once } from '../../browser/once.ts';
import { words } from '../../words/index.ts';
import type { GameClient } from '../contract/client.ts';
import Crews from './crews/Crews.svelte';
import { concerns } from './concerns.ts';
import { events } from './events.ts';
import List from './list/List.svelte';
import OwnHand from './own/OwnHand.svelte';
import Acting from './stage/Acting.svelte';
import { cartagenaFace } from './words/face.ts';

/** The escape from Cartagena, in all its ways. */
export const client: GameClient<CartagenaView, CartagenaMove, CartagenaEvent, CartagenaState> = {
  game: cartagena,
  face: cartagenaFace,
  events,
  concerns,
  board: once(() => import('./board/TableBoard.svelte')),
  overlay: once(() => import('./stage/Overlay.svelte')),
  acting: Acting,
  picture: () => undefined,
  own: OwnHand,
  pledge: undefined,
  rivals: Crews,
  list: List,
  trophy: undefined,
  counting: { by: 'turn', opens: 'turn', highlight: undefined },
  onTurn: ({ event, told, view }) =>
    event.e !== 'end' && told.some(({ e }) => e === 'turn') ? view.table.seat : undefined,
  heading: ({ event }) => (event.e === 'end' ? words.cartagena.log.endOpen : undefined),
  distances,
};

/** Spaces before all pirates of a crew together. */
function distances(state: CartagenaState): ReadonlyMap<Entrant, number> {
  const { players } = cartagena.view(state, SPECTATOR).table;
  return new Map(
    players.map(({ pirates }, seat) => [seat, pirates.reduce((left, position) => left + BOAT - position, 0)]),
  );
}
