import { tableIn } from './game/place.svelte.ts';
import { shelved } from './game/shelf.ts';
import { pageAt, type PageName } from './route.svelte.ts';
import { fetchBoard } from './table/boards.ts';

/** What each page is made of. */
const PARTS: Readonly<Record<PageName, () => Promise<unknown>>> = {
  start: startOrTable,
  replay: () => import('./replay/ReplayPage.svelte'),
  learn: () => import('./rules/Learn.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  online: () => import('./online/Online.svelte'),
};

/** Begins to fetch what the address asks for, while words and letters are still on their way. */
export function fetchAhead(): void {
  const page = pageAt(location.pathname);
  // Whatever cannot be had is asked for once more by the page, which can say so.
  if (page !== undefined) PARTS[page]().catch(() => undefined);
}

function startOrTable(): Promise<unknown> {
  const ruleset = soughtRuleset();
  if (ruleset === undefined) return import('./start/Start.svelte');
  return Promise.all([import('./solo-table.ts'), fetchBoard(ruleset)]);
}

/** What will be played at once: a link may wish for it, or name a game that was begun before. */
function soughtRuleset(): string | undefined {
  const wish = new URLSearchParams(location.search).get('play');
  if (wish !== null) return wish;
  const table = tableIn(location.hash);
  return table === undefined ? undefined : shelved().find(({ id }) => table === '' || id === table)?.ruleset;
}
