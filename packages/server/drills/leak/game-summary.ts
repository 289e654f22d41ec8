import { WAITING_FOR } from '@topsail/protocol';
import * as v from 'valibot';
import { planShown, publicPart } from './table-parts.ts';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

/** A game in the list of one's games, with no field beyond what its table shows to everybody there. */
export const gameSummary = v.strictObject({
  table: v.string(),
  ruleset: v.string(),
  stage: publicPart.entries.stage,
  clock: planShown.entries.clock,
  seats: publicPart.entries.seats,
  waiting: v.array(v.strictObject({ seat, for: v.picklist(WAITING_FOR), deadline: v.nullable(v.number()) })),
  sketch: v.nullable(
    v.strictObject({
      round: v.number(),
      board: v.string(),
      pieces: v.array(v.array(v.union([v.number(), v.string()]))),
    }),
  ),
  places: v.nullable(
    v.array(v.strictObject({ entrant: v.union([seat, v.string()]), rank: v.number(), score: v.number() })),
  ),
  rematch: v.nullable(v.string()),
  at: v.number(),
});
