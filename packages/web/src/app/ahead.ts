import { tableIn } from '../session/place.svelte.ts';
import { shelved } from '../session/shelf.ts';
import { pageAt, type PageName } from '../pages/route.svelte.ts';
import { fetchGame } from '../games/registry.ts';
import { fetchStart } from '../pages/start/fetch-start.ts';
import { fetchPage } from './fetch-page.ts';

/** What each page is made of. */
const PARTS: Readonly<Record<PageName, () => Promise<unknown>>> = {
  start: startOrTable,
  ...fetchPage,
};

/** Begins to fetch what the address asks for, while words and letters are still on their way. */
export function fetchAhead(): void {
  const page = pageAt(location.pathname);
  // Whatever cannot be had is asked for once more by the page, which can say so.
  if (page !== undefined) PARTS[page]().catch(() => undefined);
}

function startOrTable(): Promise<unknown> {
  const ruleset = soughtRuleset();
  if (ruleset === undefined) return fetchStart();
  return Promise.all([import('../pages/solo/solo-table.ts'), fetchGame(ruleset)]);
}

/** What will be played at once: a link may wish for it, or name a game that was begun before. */
function soughtRuleset(): string | undefined {
  const wish = new URLSearchParams(location.search).get('play');
  if (wish !== null) return wish;
  const table = tableIn(location.hash);
  return table === undefined ? undefined : shelved().find(({ id }) => table === '' || id === table)?.ruleset;
}
