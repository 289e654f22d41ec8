import { loreOf, type Lore } from '../lore.ts';
import jamaica1 from './lore/jamaica-1.json';
import jamaica2 from './lore/jamaica-2.json';
import yassa from './lore/yassa.json';

const FILES = { 'jamaica-1': jamaica1, 'jamaica-2': jamaica2, yassa };

export function jamaicaLore(ruleset: string): Lore {
  return loreOf(FILES, ruleset);
}
