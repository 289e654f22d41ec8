import type { Entrant, Viewer } from '@topsail/engine';
import { nameOf } from './captains.ts';
import { words } from './index.ts';

/** Sentences speak to the viewer and of everybody else. */
type Person = 'you' | 'they';

/** Who does something, as messages ask for it. */
export function doer(entrant: Entrant, viewer: Viewer): { readonly who: Person; readonly a: string } {
  return { who: personOf(entrant, viewer), a: nameOf(entrant) };
}

/** To whom it is done. */
export function target(entrant: Entrant, viewer: Viewer): { readonly whom: Person; readonly b: string } {
  return { whom: personOf(entrant, viewer), b: nameOf(entrant) };
}

function personOf(entrant: Entrant, viewer: Viewer): Person {
  return entrant === viewer ? 'you' : 'they';
}

/** In a list of names. */
export function nameFor(entrant: Entrant, viewer: Viewer): string {
  return entrant === viewer ? words.table.you : nameOf(entrant);
}
