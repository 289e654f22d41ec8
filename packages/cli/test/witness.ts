import { witnessCartagena } from './witness/cartagena.ts';
import { witnessJamaica } from './witness/jamaica.ts';
import { Cut, readScripts } from './witness/script.ts';
import type { Choices } from './witness/table.ts';

export type { Choices } from './witness/table.ts';

/**
 * Reads a trace and follows every game in it by the rules' text alone: what must come next, what each event does, and
 * whether the snapshots agree. Throws at the first untruth. Returns how many games it has seen.
 */
export function witness(text: string, choices: Choices = new Map()): number {
  const scripts = readScripts(text);
  scripts.forEach((script, i) => {
    try {
      if (script.header.game === 'cartagena') witnessCartagena(script);
      else witnessJamaica(script, choices);
    } catch (problem) {
      if (problem instanceof Cut) return;
      throw new Error(`game ${i + 1}: ${String(problem)}`, { cause: problem });
    }
  });
  return scripts.length;
}
