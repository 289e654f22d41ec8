import { LEVELS } from '@topsail/bots';
import { PLAN_PARTS, TABLE_STAGES, VISIBILITIES } from '@topsail/protocol';
import * as v from 'valibot';

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));
const level = v.picklist(LEVELS);
/** The content belongs to the game and is compared with a replay. */
const gamePart = v.nullable(v.looseObject({}));

const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), bankSeconds: v.number(), incrementSeconds: v.number() }),
  v.strictObject({ kind: v.literal('slow'), hours: v.number() }),
]);

export const planShown = v.strictObject({
  setup: v.strictObject({
    ruleset: v.string(),
    seats: v.number(),
    options: v.record(v.string(), v.string()),
  }),
  clock,
  visibility: v.picklist(VISIBILITIES),
  spectators: v.boolean(),
  delaySeconds: v.number(),
  odds: v.boolean(),
  standIn: level,
  language: v.exactOptional(v.string()),
});

const occupant = v.variant('kind', [
  v.strictObject({ kind: v.literal('nobody') }),
  v.strictObject({ kind: v.literal('person'), person: v.string(), name: v.string(), program: v.boolean() }),
  v.strictObject({ kind: v.literal('bot'), level }),
]);

const seatShown = v.strictObject({
  occupant,
  colour: seat,
  standIn: v.nullable(level),
  ready: v.boolean(),
});

const outcome = v.strictObject({
  reason: v.string(),
  rule: v.string(),
  standings: v.array(
    v.strictObject({
      entrant: v.union([seat, v.string()]),
      rank: v.number(),
      score: v.number(),
      parts: v.array(v.strictObject({ part: v.string(), points: v.number() })),
    }),
  ),
});

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const publicPart = v.strictObject({
  stage: v.picklist(TABLE_STAGES),
  seats: v.array(seatShown),
  host: v.nullable(seat),
  steps: v.number(),
  waiting: v.array(seat),
  game: gamePart,
  undo: v.nullable(v.strictObject({ seat, agreed: v.array(seat) })),
  clocks: v.nullable(
    v.array(v.strictObject({ deadline: v.nullable(v.number()), left: v.nullable(v.number()) })),
  ),
  outcome: v.nullable(outcome),
  dice: v.strictObject({
    commitment: hex,
    secret: v.nullable(hex),
    seals: v.nullable(v.array(v.nullable(hex))),
    opening: v.nullable(v.strictObject({ until: v.number(), opened: v.array(seat) })),
  }),
  rematch: v.nullable(v.string()),
  muted: v.array(v.string()),
});

export const ownPart = v.strictObject({
  seat: v.nullable(seat),
  host: v.boolean(),
  game: gamePart,
  moves: v.array(v.string()),
  undo: v.picklist(['no', 'free', 'ask']),
});

const about = <const N extends string>(n: N) => v.strictObject({ e: v.literal(n), seat });

export const tableEvent = v.variant('e', [
  about('sat'),
  about('ready'),
  about('left'),
  about('kicked'),
  about('bot-sat'),
  v.strictObject({ e: v.literal('plan-changed'), changed: v.array(v.picklist(PLAN_PARTS)) }),
  v.strictObject({ e: v.literal('opening') }),
  about('opened'),
  v.strictObject({ e: v.literal('started'), unopened: v.array(seat) }),
  about('undo-asked'),
  about('undo-agreed'),
  about('undo-declined'),
  v.strictObject({ e: v.literal('undone'), seat, steps: v.number() }),
  v.strictObject({ e: v.literal('stand-in'), seat, why: v.picklist(['time', 'host', 'left']) }),
  about('returned'),
  v.strictObject({ e: v.literal('rematch'), table: v.string() }),
  v.strictObject({ e: v.literal('muted'), person: v.string(), muted: v.boolean() }),
]);
