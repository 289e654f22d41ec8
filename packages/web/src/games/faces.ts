import type { Game } from '@topsail/engine';
import { cartagenaFace } from './cartagena/words/face.ts';
import { jamaicaFace } from './jamaica/words/face.ts';
import type { Face } from './contract/face.ts';

const faces: Readonly<Record<string, Face>> = { jamaica: jamaicaFace, cartagena: cartagenaFace };

export function faceOf({ id }: Game): Face {
  const face = faces[id];
  if (face === undefined) throw new Error(`no words for the game ${id}`);
  return face;
}
