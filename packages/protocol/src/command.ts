import { LEVELS } from '@topsail/bots';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { planSchema } from './plan-request.ts';
import { COLOURS } from './seats.ts';

/** Whether the table has it is for the table to say. */
const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const level = v.picklist(LEVELS);
const seal = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const nonce = v.pipe(
  v.string(),
  v.regex(/^[\w-]+$/),
  v.minLength(LIMITS.shortestNonce),
  v.maxLength(LIMITS.nonce),
);

/** Every command at a table, the most frequent first. A command is stored before it is acknowledged. */
export const commandSchema = v.variant('k', [
  v.strictObject({ k: v.literal('move'), move: v.pipe(v.string(), v.maxLength(LIMITS.move)) }),
  /** Takes an empty seat, or changes to it, and seals a nonce for the dice (`sealOf` of the engine). */
  v.strictObject({
    k: v.literal('sit'),
    seat,
    colour: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1))),
    seal,
  }),
  /** Seals another nonce for the sender's seat; needed in one that was reserved for them (a rematch). */
  v.strictObject({ k: v.literal('ready'), seal }),
  /** Opens the sealed nonce after `start`. */
  v.strictObject({ k: v.literal('reveal'), nonce }),
  /** Before the start: empties the seat. Afterwards: a bot plays on. */
  v.strictObject({ k: v.literal('leave') }),
  /** The host puts a bot into an empty seat. */
  v.strictObject({ k: v.literal('seat-bot'), seat, level }),
  /** The host removes a person or a bot from a seat before the start. */
  v.strictObject({ k: v.literal('kick'), seat }),
  /** The host changes the plan before the start. Nobody loses a seat: fewer seats than people are refused. */
  v.strictObject({ k: v.literal('change-plan'), plan: planSchema }),
  v.strictObject({ k: v.literal('start') }),
  /** Undoes the sender's last move: at once while nothing was revealed since, else with the consent of the others. */
  v.strictObject({ k: v.literal('undo') }),
  v.strictObject({ k: v.literal('agree') }),
  v.strictObject({ k: v.literal('decline') }),
  /** The host lets a bot play for a person who is away. */
  v.strictObject({ k: v.literal('stand-in'), seat, level: v.optional(level) }),
  /** The sender takes their seat back from the bot. */
  v.strictObject({ k: v.literal('return') }),
  /** After the end: creates a table for the same people, every seat moved on by one. */
  v.strictObject({ k: v.literal('rematch') }),
  /** The host mutes a person in the chat of this table, or unmutes them. */
  v.strictObject({ k: v.literal('mute'), person: v.pipe(v.string(), v.maxLength(40)), muted: v.boolean() }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type CommandKind = Command['k'];
