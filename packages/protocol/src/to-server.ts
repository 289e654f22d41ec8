import { LEVELS } from '@topsail/bots';
import * as v from 'valibot';
import { deedSchema } from './deed.ts';
import { LIMITS } from './limits.ts';
import { VISIBILITIES } from './plan.ts';

export const commandSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/),
  v.minLength(1),
  v.maxLength(LIMITS.command),
);
const command = commandSchema;
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

/** What a host asks for; whatever is left out has a sensible value. */
export const wishSchema = v.strictObject({
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

export type Wish = v.InferInput<typeof wishSchema>;
export type WishRead = v.InferOutput<typeof wishSchema>;

export const CHANNELS = ['seats', 'spectators'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Every message from a client. A frame is one of them as JSON; they are tried in this order, the most frequent first. */
export const toServerSchema = v.variant('t', [
  /** Does something at a table. The same command sent again is done once and acknowledged again. */
  v.strictObject({ t: v.literal('do'), table, command, seen: version, deed: deedSchema }),
  /** The first frame: which protocol the client speaks. */
  v.strictObject({ t: v.literal('hello'), protocol: v.pipe(v.number(), v.integer()) }),
  /** Starts or stops hearing of the open and running public tables. */
  v.strictObject({ t: v.literal('lobby'), watch: v.boolean() }),
  v.strictObject({ t: v.literal('create'), command, wish: wishSchema }),
  /** Starts looking at a table. `since` is the last version seen: all that was missed is told. */
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
