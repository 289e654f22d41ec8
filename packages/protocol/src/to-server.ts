import * as v from 'valibot';
import { commandSchema } from './command.ts';
import { LIMITS } from './limits.ts';
import { planSchema } from './plan-request.ts';

export const commandIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/),
  v.minLength(1),
  v.maxLength(LIMITS.commandId),
);
const id = commandIdSchema;
const table = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.minLength(1), v.maxLength(40));
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

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
  /** Starts or stops watching one's own games. */
  v.strictObject({ t: v.literal('games'), watch: v.boolean() }),
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
