import { LEVELS } from '@topsail/bots';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { VISIBILITIES } from './table-plan.ts';

const seconds = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    bankSeconds: v.pipe(seconds(86_400), v.minValue(5)),
    incrementSeconds: seconds(3600),
  }),
  v.strictObject({
    kind: v.literal('slow'),
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720)),
  }),
]);

/** The plan of a table as the host sends it; missing fields get defaults. */
export const planSchema = v.strictObject({
  ruleset: v.pipe(v.string(), v.maxLength(40)),
  seats: v.pipe(v.number(), v.integer()),
  options: v.optional(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(LIMITS.option))),
    {},
  ),
  clock: v.optional(clockSchema, { kind: 'none' }),
  visibility: v.optional(v.picklist(VISIBILITIES), 'link'),
  spectators: v.optional(v.boolean(), true),
  delaySeconds: v.optional(seconds(LIMITS.delaySeconds), 0),
  odds: v.optional(v.boolean(), true),
  standIn: v.optional(v.picklist(LEVELS), 'mate'),
  language: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
});

export type PlanInput = v.InferInput<typeof planSchema>;
export type PlanRequest = v.InferOutput<typeof planSchema>;
