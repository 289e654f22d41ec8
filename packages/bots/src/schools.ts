import { gameOf } from '@topsail/games';
import { cartagenaLore } from './cartagena/lore.ts';
import { cartagenaSchool } from './cartagena/school.ts';
import { jamaicaLore } from './jamaica/lore.ts';
import { jamaicaSchool } from './jamaica/school.ts';
import type { School } from './learning/school.ts';
import type { Lore } from './lore.ts';

/** Where each game is learned, and what is known of a ruleset so far, by the game's id. */
const SCHOOLS: Readonly<Record<string, { school: School; loreOf: (ruleset: string) => Lore }>> = {
  jamaica: { school: jamaicaSchool, loreOf: jamaicaLore },
  cartagena: { school: cartagenaSchool, loreOf: cartagenaLore },
};

/** The school of a ruleset, and what is known of it so far; undefined where nothing can be learned. */
export function schoolOf(ruleset: string): { school: School; lore: Lore } | undefined {
  const found = SCHOOLS[gameOf(ruleset)?.id ?? ''];
  return found === undefined ? undefined : { school: found.school, lore: found.loreOf(ruleset) };
}
