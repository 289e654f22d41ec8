import type { Game } from '@topsail/engine';
import { cartagenaFace } from '../cartagena/face.ts';
import { jamaicaFace } from '../jamaica/face.ts';
import type { Face } from './face.ts';

const faces: Readonly<Record<string, Face>> = { jamaica: jamaicaFace, cartagena: cartagenaFace };

export function faceOf({ id }: Game): Face {
  const face = faces[id];
  if (face === undefined) throw new Error(`no words for the game ${id}`);
  return face;
}
