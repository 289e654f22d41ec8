import { gameOf } from '@topsail/games';
import type { Answer, TablePlan, PlanRequest } from '@topsail/protocol';

/** Checks a host's request against the rules of the game. */
export function checkPlan({ ruleset, seats, options, ...rest }: PlanRequest): Answer<TablePlan> {
  const game = gameOf(ruleset);
  if (game === undefined)
    return { ok: false, refusal: { code: 'setup/unknown-ruleset', params: { ruleset } } };
  const setup = game.checkSetup(ruleset, seats, options);
  return setup.ok ? { ok: true, value: { setup: setup.value, ...rest } } : setup;
}
