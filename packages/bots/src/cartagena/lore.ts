import { loreOf, type Lore } from '../lore.ts';
import hispaniola from './lore/cartagena-hispaniola.json';
import jamaica from './lore/cartagena-jamaica.json';
import tortuga from './lore/cartagena-tortuga.json';

const FILES = {
  'cartagena-jamaica': jamaica,
  'cartagena-tortuga': tortuga,
  'cartagena-hispaniola': hispaniola,
};

export function cartagenaLore(ruleset: string): Lore {
  return loreOf(FILES, ruleset);
}
