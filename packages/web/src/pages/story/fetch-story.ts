import { apart } from '../../words/index.ts';

/** The scroll that a new game opens with, and what stands on it. */
export async function fetchStory() {
  const [scroll] = await Promise.all([import('./OpeningStory.svelte'), apart('stories')]);
  return scroll;
}
