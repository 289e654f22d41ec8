import { accept, type Result } from '@topsail/engine';
import { type Choice, seededChoice } from '../../session/choice.ts';
import { veiled } from '../../session/people.ts';
import { loadSession } from '../../session/saved.ts';
import { beginSession, choiceOf } from '../../session/session.ts';
import { freshSeed } from '../../browser/random.ts';
import { Table } from '../../session/table.svelte.ts';

// All that a table in this browser needs, in one piece: it is fetched when somebody sits down.
export { default as SoloPage } from './SoloPage.svelte';

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
