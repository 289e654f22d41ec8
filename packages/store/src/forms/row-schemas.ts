import { CHANNELS, TABLE_STAGES, type ChatLine } from '@topsail/protocol';
import * as v from 'valibot';
import type { CommandRow, EntryRow } from '../entry.ts';
import type { PersonRow, SnapshotRow, TableRow, TokenRow } from '../rows.ts';
import { count } from './count.ts';

/** Rows as SQLite returns them. SQLite checks the types of the columns; these schemas check the values. */

const time = v.pipe(v.number(), v.safeInteger());
const text = v.string();

export const personSchema: v.GenericSchema<unknown, PersonRow> = v.object({
  person: text,
  name: text,
  program: v.pipe(
    v.picklist([0, 1]),
    v.transform((value) => value === 1),
  ),
  owner: v.nullable(text),
  created: time,
});

export const tokenSchema: v.GenericSchema<unknown, TokenRow> = v.object({
  hash: text,
  person: text,
  kind: v.picklist(['session', 'recovery', 'program']),
  created: time,
  expires: time,
});

export const hashSchema = v.object({ hash: text });

/** A row whose JSON is not parsed yet: the text and the number of its form. */
type FlatTable = Omit<TableRow, 'plan' | 'originalPlan' | 'listing'> & {
  readonly plan: string;
  readonly plan_form: number;
  readonly original_plan: string | null;
  readonly original_plan_form: number | null;
  readonly listing: string;
  readonly listing_form: number;
};

export const tableSchema: v.GenericSchema<unknown, FlatTable> = v.object({
  table: text,
  plan: text,
  plan_form: count,
  original_plan: v.nullable(text),
  original_plan_form: v.nullable(count),
  host: text,
  command: text,
  revision: count,
  secret: text,
  created: time,
  stage: v.picklist(TABLE_STAGES),
  listing: text,
  listing_form: count,
  touched: time,
  wake: v.nullable(time),
});

type FlatEntry = Omit<EntryRow, 'table' | 'entry'> & { readonly entry: string; readonly form: number };

export const entrySchema: v.GenericSchema<unknown, FlatEntry> = v.object({
  version: count,
  at: time,
  person: v.nullable(text),
  command: v.nullable(text),
  entry: text,
  form: count,
});

export const commandSchema: v.GenericSchema<unknown, CommandRow> = v.object({
  person: text,
  command: text,
  version: count,
});

export const snapshotSchema: v.GenericSchema<unknown, Omit<SnapshotRow, 'table'>> = v.object({
  version: count,
  body: text,
});

export const chatSchema: v.GenericSchema<ChatLine> = v.object({
  n: count,
  at: time,
  person: text,
  name: text,
  channel: v.picklist(CHANNELS),
  text,
});

export const chatLengthSchema: v.GenericSchema<unknown, { readonly lines: number }> = v.object({
  lines: count,
});

/** A game of a person whose summary is not parsed yet; null where there is none. */
export const summarySchema = v.object({ table: text, summary: v.nullable(text), form: v.nullable(count) });

export const idsSchema: v.GenericSchema<unknown, readonly { readonly table: string }[]> = v.array(
  v.object({ table: text }),
);

export const touchedSchema: v.GenericSchema<
  unknown,
  readonly { readonly table: string; readonly at: number }[]
> = v.array(v.object({ table: text, at: v.number() }));
