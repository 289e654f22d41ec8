import { LEVELS } from '@topsail/bots';
import * as v from 'valibot';
import { commandSchema } from './command.ts';
import { LIMITS } from './limits.ts';
import { VISIBILITIES } from './table-plan.ts';

export const commandIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/),
  v.minLength(1),
  v.maxLength(LIMITS.commandId),
);
const id = commandIdSchema;
const table = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.minLength(1), v.maxLength(40));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));
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

/** The plan of a new table as the host sends it; missing fields get defaults. */
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
});

export type PlanInput = v.InferInput<typeof planSchema>;
export type PlanRequest = v.InferOutput<typeof planSchema>;

export const CHANNELS = ['seats', 'spectators'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Every message from a client; a frame is one of them as JSON. The most frequent first: they are tried in this order. */
export const toServerSchema = v.variant('t', [
  /** A command at a table. Sent again with the same id, it is executed once and acknowledged again. */
  v.strictObject({ t: v.literal('command'), id, table, seen: version, command: commandSchema }),
  /** The first frame: which protocol the client speaks. */
  v.strictObject({ t: v.literal('hello'), protocol: v.pipe(v.number(), v.integer()) }),
  /** Starts or stops watching the public tables. */
  v.strictObject({ t: v.literal('lobby'), watch: v.boolean() }),
  v.strictObject({ t: v.literal('create'), id, plan: planSchema }),
  /** Opens a table. `since` is the last version the client knows: the changes after it are sent. */
  v.strictObject({ t: v.literal('open'), table, since: v.optional(version) }),
  v.strictObject({ t: v.literal('close'), table }),
  v.strictObject({
    t: v.literal('say'),
    table,
    channel: v.picklist(CHANNELS),
    text: v.pipe(v.string(), v.maxLength(LIMITS.chat)),
  }),
  v.strictObject({ t: v.literal('ping'), n: v.pipe(v.number(), v.integer()) }),
]);

export type ToServer = v.InferOutput<typeof toServerSchema>;
