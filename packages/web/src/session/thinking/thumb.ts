import type { Decision } from '@topsail/bots';
import { fetchBots } from '@topsail/bots/fetch-bots';

/** A rule of thumb, in the page itself. */
export async function thumbMove({ view, seed }: Decision): Promise<string> {
  const { crew } = await fetchBots(view.setup.ruleset);
  return crew.thumb.choose(view, seed);
}
