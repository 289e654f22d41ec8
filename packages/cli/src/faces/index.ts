import type { GameId, KnownGame } from '@topsail/games';
import { cartagenaFace } from './cartagena.ts';
import type { Face } from './face.ts';
import { jamaicaFace } from './jamaica.ts';
import { ringFace } from './ring.ts';

/** How every game is shown in the terminal. A game without a face is a type error. */
const FACES: Readonly<Record<GameId, Face>> = {
  jamaica: jamaicaFace,
  cartagena: cartagenaFace,
  ring: ringFace,
};

export function faceOf({ id }: KnownGame): Face {
  return FACES[id];
}
