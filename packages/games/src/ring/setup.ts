import { accept, refuse, type Options, type Result, type Setup } from '@topsail/engine';
import { LAPS, RULESET } from './offer.ts';

export function checkSetup(ruleset: string, seats: number, options: Options): Result<Setup> {
  if (ruleset !== RULESET.id) return refuse('setup/unknown-ruleset', { params: { ruleset } });
  if (seats !== RULESET.seats.from) return refuse('setup/seats', { params: { seats, ...RULESET.seats } });
  const option = Object.keys(options).find((id) => id !== LAPS.id);
  if (option !== undefined) return refuse('setup/unknown-option', { params: { option } });
  const laps = options[LAPS.id] ?? LAPS.fallback;
  if (!LAPS.values?.includes(laps))
    return refuse('setup/option-value', {
      rule: LAPS.rule,
      params: { option: LAPS.id, value: laps.slice(0, 80) },
    });
  return accept({ ruleset, seats, options: { laps } });
}
