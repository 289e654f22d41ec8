import type { Foresight } from '@topsail/engine';
import type { Move } from './moves.ts';
import type { View } from './view.ts';

export function foresee(_view: View, _move: Move): Foresight {
  return { certain: [], possible: [] };
}
