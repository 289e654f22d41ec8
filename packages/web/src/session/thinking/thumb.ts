import type { Decision } from '@topsail/bots';
import { fetchBaselines } from '@topsail/bots/fetch-bots';

/** A rule of thumb, in the page itself. */
export async function thumbMove({ view, seed }: Decision): Promise<string> {
  const { thumb } = await fetchBaselines(view.setup.ruleset);
  return thumb.choose(view, seed);
}
