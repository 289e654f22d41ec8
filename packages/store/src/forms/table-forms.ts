import { LEVELS } from '@topsail/bots';
import { TABLE_STAGES, VISIBILITIES, type Clock, type Listing, type TablePlan } from '@topsail/protocol';
import * as v from 'valibot';
import { count } from './count.ts';
import type { Form } from './form.ts';

export const clock: v.GenericSchema<Clock> = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), bankSeconds: count, incrementSeconds: count }),
  v.strictObject({ kind: v.literal('slow'), hours: count }),
]);

/** Only the rules can say whether the game can be set up like this. */
const setup = v.strictObject({
  ruleset: v.string(),
  seats: count,
  options: v.record(v.string(), v.string()),
});

export const PLAN_FORM: Form<TablePlan> = {
  schema: v.strictObject({
    setup,
    clock,
    visibility: v.picklist(VISIBILITIES),
    spectators: v.boolean(),
    delaySeconds: count,
    odds: v.boolean(),
    standIn: v.picklist(LEVELS),
    language: v.exactOptional(v.string()),
  }),
  upgrades: [],
};

export const LISTING_FORM: Form<Listing> = {
  schema: v.strictObject({
    table: v.string(),
    ruleset: v.string(),
    seats: count,
    taken: count,
    names: v.array(v.string()),
    stage: v.picklist(TABLE_STAGES),
    clock,
    spectators: v.boolean(),
    created: count,
    language: v.exactOptional(v.string()),
  }),
  upgrades: [],
};
