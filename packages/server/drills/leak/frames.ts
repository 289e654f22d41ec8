import { REFUSAL_CODES } from '@topsail/engine';
import { CHANNELS, SERVER_REFUSAL_CODES, TABLE_STAGES, type ToClient } from '@topsail/protocol';
import * as v from 'valibot';
import { gameSummary } from './game-summary.ts';
import { ownPart, planShown, publicPart, tableEvent } from './table-parts.ts';

const PARAMS = [
  ...['at', 'colour', 'empty', 'fault', 'from', 'id', 'most', 'move', 'option', 'part', 'people'],
  ...['protocol', 'ruleset', 'seat', 'seats', 'seconds', 'seen', 'to', 'value', 'version'],
];

const refusal = v.strictObject({
  code: v.picklist([...REFUSAL_CODES, ...SERVER_REFUSAL_CODES]),
  rule: v.optional(v.pipe(v.string(), v.maxLength(20))),
  params: v.optional(v.record(v.picklist(PARAMS), v.union([v.string(), v.number()]))),
});

const listing = v.strictObject({
  table: v.string(),
  ruleset: v.string(),
  seats: v.number(),
  taken: v.number(),
  names: v.array(v.string()),
  stage: v.picklist(TABLE_STAGES),
  clock: planShown.entries.clock,
  spectators: v.boolean(),
  created: v.number(),
  language: v.exactOptional(v.string()),
});

const visibleChange = v.strictObject({
  version: v.number(),
  at: v.number(),
  tableEvent: v.optional(tableEvent),
  events: v.optional(v.array(v.looseObject({ e: v.string() }))),
});

const chatLine = v.strictObject({
  n: v.number(),
  at: v.number(),
  person: v.string(),
  name: v.string(),
  channel: v.picklist(CHANNELS),
  text: v.string(),
});

const me = v.strictObject({ person: v.string(), name: v.string(), program: v.boolean() });

/** All frames to a client. Strict: a frame with an additional field is rejected. */
export const frameSchema = v.variant('t', [
  v.strictObject({ t: v.literal('welcome'), protocol: v.number(), me, now: v.number() }),
  v.strictObject({ t: v.literal('lobby'), tables: v.array(listing) }),
  v.strictObject({ t: v.literal('listed'), table: listing }),
  v.strictObject({ t: v.literal('unlisted'), table: v.string() }),
  v.strictObject({ t: v.literal('games'), games: v.array(gameSummary) }),
  v.strictObject({ t: v.literal('game'), game: gameSummary }),
  v.strictObject({ t: v.literal('game-gone'), table: v.string() }),
  v.strictObject({
    t: v.literal('table'),
    table: v.string(),
    version: v.number(),
    since: v.number(),
    now: v.number(),
    plan: v.optional(planShown),
    public: publicPart,
    own: ownPart,
    changes: v.array(visibleChange),
  }),
  v.strictObject({ t: v.literal('done'), id: v.string(), table: v.string(), version: v.number() }),
  v.strictObject({
    t: v.literal('refused'),
    id: v.optional(v.string()),
    table: v.optional(v.string()),
    refusal,
  }),
  v.strictObject({
    t: v.literal('present'),
    table: v.string(),
    seats: v.array(v.number()),
    spectators: v.number(),
  }),
  v.strictObject({ t: v.literal('chat'), table: v.string(), lines: v.array(chatLine) }),
  v.strictObject({ t: v.literal('closed'), table: v.string(), refusal }),
  v.strictObject({ t: v.literal('pong'), n: v.number(), now: v.number() }),
  v.strictObject({ t: v.literal('bye'), refusal }),
]) satisfies v.GenericSchema<ToClient, ToClient>;

export type ReadFrame =
  { readonly ok: true; readonly frame: ToClient } | { readonly ok: false; readonly problem: string };

/** Reads a received text; reports the first field that no frame has. */
export function readFrame(text: string): ReadFrame {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'is not JSON' };
  }
  const read = v.safeParse(frameSchema, json, { abortEarly: true });
  if (read.success) return { ok: true, frame: read.output };
  const [issue] = read.issues;
  return { ok: false, problem: `${v.getDotPath(issue) ?? 'frame'}: ${issue.message}` };
}

/** All valid HTTP answers: a person, a recovery code, a health status, or a refusal. */
export const apiSchema = v.union([
  me,
  v.strictObject({ ...me.entries, token: v.string() }),
  v.strictObject({ code: v.string(), path: v.string() }),
  v.strictObject({ games: v.array(gameSummary) }),
  v.strictObject({ up: v.literal(true) }),
  v.strictObject({ ready: v.literal(true) }),
  v.strictObject({ refusal }),
]);
