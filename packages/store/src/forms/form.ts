import * as v from 'valibot';

/** The schema of one kind of stored JSON, and how to upgrade older forms. */
export interface Form<T> {
  /** Checks only: what is read is the parsed JSON itself. */
  readonly schema: v.GenericSchema<T>;
  /** The first upgrades form 1 to form 2, the second form 2 to form 3, and so on. A released form never changes. */
  readonly upgrades: readonly ((older: unknown) => unknown)[];
}

/** Stored data that does not fit its schema. */
export class FormError extends Error {}

/** The number of the form in which new data is written. */
export function newestForm({ upgrades }: Form<unknown>): number {
  return upgrades.length + 1;
}

/** Reads stored JSON of any known form. Throws a `FormError` when it does not fit. */
export function readForm<T>(form: Form<T>, number: number, text: string): T {
  const newest = newestForm(form);
  if (number < 1 || number > newest)
    throw new FormError(`form ${number} is unknown, the newest is ${newest}`);
  const json = upgraded(form, number, parseJson(text));
  // Returns the parsed value, not a copy: objects made by the JSON parser are faster to replay.
  return v.is(form.schema, json) ? json : checked(form.schema, json);
}

function upgraded({ upgrades }: Form<unknown>, number: number, json: unknown): unknown {
  try {
    return upgrades.slice(number - 1).reduce((older, upgrade) => upgrade(older), json);
  } catch (error) {
    throw new FormError(`cannot be upgraded from form ${number}: ${String(error)}`, { cause: error });
  }
}

/** The value, if it fits the schema. Throws a `FormError` otherwise. */
export function checked<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new FormError(`${v.getDotPath(issue) ?? 'value'}: ${issue.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FormError('not JSON');
  }
}
