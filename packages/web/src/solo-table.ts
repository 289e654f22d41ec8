import { accept, type Result } from '@topsail/engine';
import type { Choice } from './game/choice.ts';
import { veiled } from './game/people.ts';
import { loadSession } from './game/saved.ts';
import { beginSession, choiceOf } from './game/session.ts';
import { freshSeed, seededChoice } from './game/storage.ts';
import { Table } from './game/table.svelte.ts';

// All that a table in this browser needs, in one piece: it is fetched when somebody sits down.
export { default as SoloPage } from './table/SoloPage.svelte';

export function beginTable(choice: Choice): Result<Table> {
  const begun = beginSession(seededChoice(choice));
  return begun.ok ? accept(new Table(veiled(begun.value), freshSeed())) : begun;
}

/** Sits down where a record ends. A kept one keeps its place in the browser, any other gets its own. */
export function loadTable(record: string, id = freshSeed()): Result<Table> {
  const loaded = loadSession(record, freshSeed());
  return loaded.ok ? accept(new Table(veiled(loaded.value), id)) : loaded;
}

/** The same table with new luck. */
export function sameAgain({ session }: Table): Choice {
  return { ...choiceOf(session), seed: '' };
}
