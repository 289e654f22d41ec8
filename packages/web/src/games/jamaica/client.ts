import {
  jamaicaRules,
  type JamaicaEvent,
  type JamaicaMove,
  type JamaicaState,
  type View,
} from '@topsail/games';
import type { Entrant } from '@topsail/engine';
import { once } from '../../browser/once.ts';
import type { GameClient } from '../contract/client.ts';
import { pictureOf } from './board/pictures.ts';
import { events } from './events.ts';
import Rivals from './fleet/Rivals.svelte';
import Course from './list/Course.svelte';
import Own from './own/Own.svelte';
import { jamaicaFace } from './words/face.ts';

/** Jamaica, in both editions, and Yassa. */
export const client: GameClient<View, JamaicaMove, JamaicaEvent, JamaicaState> = {
  face: jamaicaFace,
  events,
  board: once(() => import('./board/TableBoard.svelte')),
  picture: pictureOf,
  own: Own,
  rivals: Rivals,
  list: Course,
  trophy: once(() => import('./battle/Trophy.svelte')),
  counting: { by: 'round', opens: 'captain', highlight: 'battle' },
  distances,
};

/** Spaces before each ship. */
function distances(state: JamaicaState): ReadonlyMap<Entrant, number> {
  const { isGhost, progress } = jamaicaRules;
  return new Map(
    state.ships.map((ship, n) => [isGhost(state, n) ? 'ghost' : n, Math.max(0, -progress(state, ship))]),
  );
}
