import { isDeepStrictEqual } from 'node:util';
import { revisionOf, type Seat } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import { accept, refuse, type Answer, type Command, type TablePlan } from '@topsail/protocol';
import { checkPlan } from '../state/check-plan.ts';
import { reseat } from '../state/reseat.ts';
import { hostOf, type TableState } from '../state/table-state.ts';
import type { CommandEffect } from './command-effect.ts';
import { requireHost, requireOpen, type CommandContext } from './command-context.ts';
import { singleEntry } from './seats.ts';

/** The host changes the plan before the start. People stay seated; bots give up their seats when there are too few. */
export function changePlan(
  context: CommandContext,
  command: Extract<Command, { k: 'change-plan' }>,
): Answer<CommandEffect> {
  const { table } = context;
  const refused = requireHost(context) ?? requireOpen(context);
  if (refused !== undefined) return refused;
  const checked = checkPlan(command.plan);
  if (!checked.ok) return checked;
  const plan = checked.value;
  const { ruleset, seats } = plan.setup;
  const people = table.seats.filter(({ occupant }) => occupant.kind === 'person').length;
  if (seats < people) return refuse('table/too-few-seats', { params: { seats, people } });
  if (isDeepStrictEqual(plan, table.plan)) return accept({ entries: [] });
  const game = gameOf(ruleset);
  if (game === undefined) throw new Error(`no game has a ruleset ${ruleset}`);
  const from = reseat(table.seats, seats);
  return singleEntry({
    entry: {
      ...{ k: 'plan-changed', plan, revision: revisionOf(game, ruleset) },
      ...{ from, unready: unreadySeats(table, plan, from) },
    },
  });
}

/** Nobody is drawn into another game unasked: everybody but the host has to be ready for it again. */
function unreadySeats(table: TableState, plan: TablePlan, from: readonly (Seat | null)[]): Seat[] {
  if (plan.setup.ruleset === table.plan.setup.ruleset) return [];
  return [...from.keys()].filter((seat) => {
    const occupant = table.seats[from[seat] ?? -1]?.occupant;
    return occupant?.kind === 'person' && occupant.person !== hostOf(table);
  });
}
