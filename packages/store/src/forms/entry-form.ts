import { LEVELS } from '@topsail/bots';
import * as v from 'valibot';
import type { Entry } from '../entry.ts';
import type { Form } from './form.ts';
import { count } from './count.ts';
import { PLAN_FORM } from './table-forms.ts';

type Kind = Entry['k'];

const seat = count;
const level = v.picklist(LEVELS);
const rolls = v.array(count);
const text = v.string();
const down = v.exactOptional(count);

/** The type makes this complete: an entry without a schema or with a missing field does not compile. */
const KINDS: { readonly [K in Kind]: v.GenericSchema<Extract<Entry, { readonly k: K }>> } = {
  moved: v.strictObject({
    k: v.literal('moved'),
    seat,
    move: text,
    rolls,
    crossed: v.boolean(),
    spent: count,
    bot: v.nullable(level),
    down,
  }),
  sat: v.strictObject({
    k: v.literal('sat'),
    seat,
    person: text,
    name: text,
    program: v.boolean(),
    colour: count,
    seal: v.nullable(text),
    nonce: v.exactOptional(text),
    down,
  }),
  ready: v.strictObject({
    k: v.literal('ready'),
    seat,
    seal: v.nullable(text),
    nonce: v.exactOptional(text),
    down,
  }),
  'bot-sat': v.strictObject({ k: v.literal('bot-sat'), seat, level, colour: count, down }),
  left: v.strictObject({ k: v.literal('left'), seat, kicked: v.boolean(), down }),
  // A later form of the plan makes a later form of this entry.
  'plan-changed': v.strictObject({
    k: v.literal('plan-changed'),
    plan: PLAN_FORM.schema,
    revision: count,
    from: v.array(v.nullable(seat)),
    unready: v.array(seat),
    down,
  }),
  opening: v.strictObject({ k: v.literal('opening'), until: count, down }),
  opened: v.strictObject({ k: v.literal('opened'), seat, nonce: text, down }),
  started: v.strictObject({ k: v.literal('started'), rolls, down }),
  'undo-asked': v.strictObject({ k: v.literal('undo-asked'), seat, steps: count, down }),
  'undo-agreed': v.strictObject({ k: v.literal('undo-agreed'), seat, down }),
  'undo-declined': v.strictObject({ k: v.literal('undo-declined'), seat, down }),
  undone: v.strictObject({ k: v.literal('undone'), seat, steps: count, down }),
  'stand-in': v.strictObject({
    k: v.literal('stand-in'),
    seat,
    level,
    why: v.picklist(['time', 'host', 'left']),
    down,
  }),
  returned: v.strictObject({ k: v.literal('returned'), seat, down }),
  rematch: v.strictObject({ k: v.literal('rematch'), table: text, down }),
  muted: v.strictObject({ k: v.literal('muted'), person: text, muted: v.boolean(), down }),
};

const SCHEMAS = new Map<unknown, v.GenericSchema<Entry>>(Object.entries(KINDS));
const NO_KIND = v.custom<Entry>(() => false, 'unknown kind of entry');

export const ENTRY_FORM: Form<Entry> = {
  schema: v.lazy((value) => SCHEMAS.get((Object(value) as { readonly k?: unknown }).k) ?? NO_KIND),
  upgrades: [withoutSeal],
};

const form1 = v.looseObject({ k: v.picklist(['sat', 'ready']), nonce: v.nullable(text) });

/** In form 1 nonces were sent openly; a table whose game had not started gets seals before its start. */
function withoutSeal(older: unknown): unknown {
  if (!v.is(form1, older)) return older;
  const { nonce, ...rest } = older;
  return { ...rest, seal: null, ...(nonce === null ? {} : { nonce }) };
}
