import jamaica from './jamaica.svg';
import yassa from './yassa.svg';
import { worldOf } from '../../catalogue/rulesets.ts';

/** The drawing of a chart; with `#night` behind it, by night. Both editions of Jamaica sail the same one. */
export function pictureOf(ruleset: string): string {
  return worldOf(ruleset) === 'bay' ? yassa : jamaica;
}
