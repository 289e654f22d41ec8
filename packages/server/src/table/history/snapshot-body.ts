import { LEVELS } from '@topsail/bots';
import { TABLE_STAGES, type Occupant } from '@topsail/protocol';
import { PLAN_FORM } from '@topsail/store';
import * as v from 'valibot';
import type { PlayedMove } from '../state/played-moves.ts';
import type { Question, SeatState, TableState } from '../state/table-state.ts';

/** What a snapshot has of a table besides its row and its game. Nothing is being opened any more. */
export type KeptFields = Omit<TableState, 'row' | 'game' | 'gameState' | 'playedMoves' | 'opening'>;

/** What is undefined is absent in JSON. */
type Optional = 'undo' | 'rematch';
type ReadFields = Omit<KeptFields, Optional> & { readonly [K in Optional]?: NonNullable<KeptFields[K]> };

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.string();
const level = v.picklist(LEVELS);

const occupant: v.GenericSchema<unknown, Occupant> = v.variant('kind', [
  v.strictObject({ kind: v.literal('nobody') }),
  v.strictObject({ kind: v.literal('person'), person: text, name: text, program: v.boolean() }),
  v.strictObject({ kind: v.literal('bot'), level }),
]);

const seatState: v.GenericSchema<unknown, SeatState> = v.strictObject({
  occupant,
  colour: count,
  standIn: v.nullable(level),
  seal: v.nullable(text),
  nonce: v.nullable(text),
});

const question: v.GenericSchema<unknown, Question> = v.strictObject({
  moves: v.array(text),
  isAwaited: v.boolean(),
  version: count,
  at: v.number(),
  botTookOver: v.exactOptional(v.literal(true)),
});

const kept: v.GenericSchema<unknown, ReadFields> = v.strictObject({
  plan: PLAN_FORM.schema,
  planVersion: count,
  version: count,
  at: v.number(),
  stage: v.picklist(TABLE_STAGES),
  seats: v.array(seatState),
  hostLeft: v.boolean(),
  questions: v.array(question),
  rollCount: count,
  undo: v.exactOptional(v.strictObject({ seat: count, steps: count, agreed: v.array(count) })),
  timeLeft: v.array(v.number()),
  downtime: v.number(),
  rematch: v.exactOptional(text),
  muted: v.array(text),
  barred: v.array(text),
  secretChanges: v.array(
    v.strictObject({
      version: count,
      seat: count,
      move: v.exactOptional(v.strictObject({ step: count, text })),
    }),
  ),
});

const playedMove: v.GenericSchema<unknown, PlayedMove> = v.strictObject({
  seat: count,
  crossed: v.boolean(),
  gainedTime: v.boolean(),
  isSecret: v.boolean(),
  isUnfinished: v.boolean(),
});

/** The body of a snapshot of this form, as it is read. */
export function snapshotBodySchema<Form extends number>(form: Form) {
  return v.strictObject({
    form: v.literal(form),
    revision: count,
    hash: text,
    /** For the game to check. */
    dump: v.record(text, v.unknown()),
    kept,
    playedMoves: v.array(playedMove),
  });
}
