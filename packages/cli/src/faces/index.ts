import type { Game } from '@topsail/engine';
import { cartagena, jamaica } from '@topsail/games';
import { cartagenaFace } from './cartagena.ts';
import type { Face } from './face.ts';
import { jamaicaFace } from './jamaica.ts';

const FACES: readonly [Game, Face][] = [
  [jamaica, jamaicaFace],
  [cartagena, cartagenaFace],
];

export function faceOf(game: Game): Face {
  const found = FACES.find(([known]) => known === game);
  if (found === undefined) throw new Error(`${game.id} has no face for the terminal`);
  return found[1];
}
