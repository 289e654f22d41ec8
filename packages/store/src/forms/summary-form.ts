import { LEVELS } from '@topsail/bots';
import { TABLE_STAGES, WAITING_FOR, type GameSummary } from '@topsail/protocol';
import * as v from 'valibot';
import { count } from './count.ts';
import type { Form } from './form.ts';
import { clock } from './table-forms.ts';

const text = v.string();
const level = v.picklist(LEVELS);

const occupant = v.variant('kind', [
  v.strictObject({ kind: v.literal('nobody') }),
  v.strictObject({ kind: v.literal('person'), person: text, name: text, program: v.boolean() }),
  v.strictObject({ kind: v.literal('bot'), level }),
]);

const sketch = v.strictObject({
  round: count,
  board: text,
  pieces: v.array(v.array(v.union([v.number(), text]))),
});

const place = v.strictObject({ entrant: v.union([count, text]), rank: count, score: v.number() });

export const SUMMARY_FORM: Form<GameSummary> = {
  schema: v.strictObject({
    table: text,
    ruleset: text,
    stage: v.picklist(TABLE_STAGES),
    clock,
    seats: v.array(
      v.strictObject({ occupant, colour: count, standIn: v.nullable(level), ready: v.boolean() }),
    ),
    waiting: v.array(
      v.strictObject({ seat: count, for: v.picklist(WAITING_FOR), deadline: v.nullable(count) }),
    ),
    sketch: v.nullable(sketch),
    places: v.nullable(v.array(place)),
    rematch: v.nullable(text),
    at: count,
  }),
  upgrades: [],
};
