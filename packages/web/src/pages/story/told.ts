import { keep, kept } from '../../browser/storage.ts';
import { familyOf } from '../../games/catalogue/rulesets.ts';

const KEY = 'topsail.stories';

/** Whether this browser has told the story of a game before. */
export function isStoryTold(ruleset: string): boolean {
  return toldStories().includes(familyOf(ruleset) ?? '');
}

export function noteStoryTold(ruleset: string): void {
  if (!isStoryTold(ruleset)) keep(KEY, [...toldStories(), familyOf(ruleset)].join(' ').trim());
}

function toldStories(): readonly string[] {
  return (kept(KEY) ?? '').split(' ');
}
