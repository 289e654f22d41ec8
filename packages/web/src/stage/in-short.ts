import type { Entrant, GameEvent, Viewer } from '@topsail/engine';
import type { Concerns, Touched } from '../games/contract/concerns.ts';
import type { Beat } from './beats.ts';

/** A stretch for who is far behind: what concerns the viewer in full, of all else only voyages and how battles ended. */
export function inShort(
  concerns: Concerns<GameEvent>,
  viewer: Viewer,
  beats: readonly Beat[],
): readonly Beat[] {
  const own = scenesOf(concerns, beats).filter((scene) =>
    scene.some(({ event }) => isTouched(concerns[event.e]?.touches(event) ?? [], viewer)),
  );
  const full = new Set(own.flat());
  const told = beats.map((beat) => full.has(beat) || concerns[beat.event.e]?.gist === true);
  return beats.flatMap((beat, n) => {
    if (told[n] !== true) return [];
    const first = told.lastIndexOf(true, n - 1) + 1;
    return { ...beat, before: (n === 0 ? beat : beats[first])?.before ?? beat.before };
  });
}

function isTouched(touched: Touched, viewer: Entrant): boolean {
  return touched === 'all' || touched.includes(viewer);
}

/** Beats that belong together; one that is of no scene stands alone. */
function scenesOf(concerns: Concerns<GameEvent>, beats: readonly Beat[]): readonly (readonly Beat[])[] {
  const scenes: Beat[][] = [];
  for (const [n, beat] of beats.entries()) {
    const scene = concerns[beat.event.e]?.scene;
    const before = concerns[beats[n - 1]?.event.e ?? '']?.scene;
    if (scene !== undefined && scene === before) scenes.at(-1)?.push(beat);
    else scenes.push([beat]);
  }
  return scenes;
}
