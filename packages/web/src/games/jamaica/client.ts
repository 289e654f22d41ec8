import {
  jamaica,
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
import { concerns } from './concerns.ts';
import { events } from './events.ts';
import Rivals from './fleet/Rivals.svelte';
import Course from './list/Course.svelte';
import Own from './own/Own.svelte';
import Acting from './stage/Acting.svelte';
import { headingOf } from './stage/heading.ts';
import { turnOf } from './stage/turn.ts';
import { jamaicaFace } from './words/face.ts';

/** Jamaica, in both editions, and Yassa. */
export const client: GameClient<View, JamaicaMove, JamaicaEvent, JamaicaState> = {
  game: jamaica,
  face: jamaicaFace,
  events,
  concerns,
  board: once(() => import('./board/TableBoard.svelte')),
  overlay: once(() => import('./stage/Overlay.svelte')),
  acting: Acting,
  picture: pictureOf,
  own: Own,
  pledge: once(() => import('./own/Pledge.svelte')),
  rivals: Rivals,
  list: Course,
  trophy: once(() => import('./battle/Trophy.svelte')),
  counting: { by: 'round', opens: 'captain', highlight: 'battle' },
  onTurn: (beat) => turnOf(beat)?.ship,
  heading: ({ event, view }) => headingOf(event, view),
  distances,
};

/** Spaces before each ship. */
function distances(state: JamaicaState): ReadonlyMap<Entrant, number> {
  const { isGhost, progress } = jamaicaRules;
  return new Map(
    state.ships.map((ship, n) => [isGhost(state, n) ? 'ghost' : n, Math.max(0, -progress(state, ship))]),
  );
}
