import { accept, type Result } from '@topsail/engine';
import { freshSeed } from '../../browser/random.ts';
import { clientOf, rulesFor } from '../../games/registry.ts';
import { seededChoice, type Choice } from '../../session/choice.ts';
import { veiled } from '../../session/people.ts';
import { loadSession } from '../../session/saved.ts';
import { beginSession, choiceOf, type Session } from '../../session/session.ts';
import { Table } from '../../session/table.svelte.ts';
import { fetchStory } from '../story/fetch-story.ts';

// All that a table in this browser needs, in one piece: it is fetched when somebody sits down.
export { default as SoloPage } from './SoloPage.svelte';

/** Opens with its story, for which nothing else has to make room later; without a network it is played without. */
export async function beginTable(choice: Choice): Promise<Result<Table>> {
  const story = fetchStory().catch(() => undefined);
  const seeded = seededChoice(choice);
  const { game } = await clientOf(seeded.ruleset);
  const begun = beginSession(game, seeded);
  if (!begun.ok) return begun;
  const table = await tableOf(begun.value, freshSeed());
  table.lay();
  await story;
  return accept(table);
}

/** Sits down where a record ends. A kept one keeps its place in the browser, any other gets its own. */
export async function loadTable(record: string, id = freshSeed()): Promise<Result<Table>> {
  const loaded = loadSession(await rulesFor(record), record, freshSeed());
  return loaded.ok ? accept(await tableOf(loaded.value, id)) : loaded;
}

async function tableOf(session: Session, id: string): Promise<Table> {
  return new Table(veiled(session), id, await clientOf(session.record.setup.ruleset));
}

/** The same table with new luck. */
export function sameAgain({ session }: Table): Choice {
  return { ...choiceOf(session), seed: '' };
}
