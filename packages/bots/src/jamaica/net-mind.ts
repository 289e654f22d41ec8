import type { jamaicaRules } from '@topsail/games';
import type { Lore } from '../lore.ts';
import type { Mind } from '../mind.ts';
import { NetAppraisal } from '../net/net-appraisal.ts';
import { jamaicaInputs } from './inputs.ts';
import { jamaicaMind } from './mind.ts';

/** A mind that judges positions by the net of its lore, if there is one. In a file of its own: nets are not small. */
export function jamaicaNetMind(lore: Lore): Mind<jamaicaRules.State, jamaicaRules.Move> {
  return lore.net === undefined
    ? jamaicaMind(lore)
    : jamaicaMind(lore, new NetAppraisal(jamaicaInputs, lore.net));
}
