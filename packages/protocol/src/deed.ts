import { LEVELS } from '@topsail/bots';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { COLOURS } from './seating.ts';

/** Whether the table has it is for the table to say. */
const seat = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const level = v.picklist(LEVELS);
const nonce = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.minLength(8), v.maxLength(LIMITS.nonce));

/** What somebody may do at a table, the most frequent first. Everything here is stored before it is acknowledged. */
export const deedSchema = v.variant('k', [
  v.strictObject({ k: v.literal('move'), move: v.pipe(v.string(), v.maxLength(LIMITS.move)) }),
  /** Takes an empty seat, or changes to it. The nonce is mixed into the dice. */
  v.strictObject({
    k: v.literal('sit'),
    seat,
    colour: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1))),
    nonce,
  }),
  /** Gives the nonce of a seat that was kept for one (a rematch). */
  v.strictObject({ k: v.literal('ready'), nonce }),
  /** Gives the seat back before the start; afterwards the stand-in plays on. */
  v.strictObject({ k: v.literal('leave') }),
  /** The host puts a bot into an empty seat. */
  v.strictObject({ k: v.literal('seat-bot'), seat, level }),
  /** The host empties a seat before the start: of a person or of a bot. */
  v.strictObject({ k: v.literal('kick'), seat }),
  v.strictObject({ k: v.literal('start') }),
  /** Takes back one's last move: at once while nothing was shown since, else with the consent of the others. */
  v.strictObject({ k: v.literal('undo') }),
  v.strictObject({ k: v.literal('agree') }),
  v.strictObject({ k: v.literal('decline') }),
  /** The host has a bot play for somebody who is away. */
  v.strictObject({ k: v.literal('stand-in'), seat, level: v.optional(level) }),
  /** Takes one's seat back from the bot. */
  v.strictObject({ k: v.literal('return') }),
  /** After the end: the same people once more, every seat moved on by one. */
  v.strictObject({ k: v.literal('rematch') }),
  /** The host silences somebody at this table, or lets them speak again. */
  v.strictObject({ k: v.literal('mute'), person: v.pipe(v.string(), v.maxLength(40)), muted: v.boolean() }),
]);

export type Deed = v.InferOutput<typeof deedSchema>;
export type DeedKind = Deed['k'];
