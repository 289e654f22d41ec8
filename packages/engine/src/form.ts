import type { Result } from './refusal.ts';
import type { Options, Setup } from './setup.ts';

/**
 * Throws unless a value that was read back has the form of a model: the same fields, a whole number for a number, null or
 * a text for null. A list of one item in the model stands for any number of such items; a longer one tells how many.
 */
export function checkForm<T>(value: unknown, model: T, name: string): asserts value is T {
  if (Array.isArray(model)) return checkList(value, model, name);
  if (typeof model === 'object' && model !== null) return checkFields(value, model, name);
  if (typeof model === 'number') return must(Number.isInteger(value), `${name} is no whole number`);
  const isText = typeof value === 'string';
  if (model === null) return must(value === null || isText, `${name} is neither null nor a text`);
  must(typeof value === typeof model, `${name} is no ${typeof model}`);
}

function checkList(value: unknown, model: readonly unknown[], name: string): void {
  must(Array.isArray(value), `${name} is no list`);
  const items: readonly unknown[] = value;
  must(model.length === 1 || items.length === model.length, `${name} has ${items.length} items`);
  for (const [index, item] of items.entries()) checkForm(item, model[0], `${name}.${index}`);
}

function checkFields(value: unknown, model: object, name: string): void {
  must(typeof value === 'object' && value !== null, `${name} is no object`);
  const fields = new Map<string, unknown>(Object.entries(value));
  for (const [key, part] of Object.entries(model)) {
    must(fields.delete(key), `${name}.${key} is missing`);
    checkForm((value as Readonly<Record<string, unknown>>)[key], part, `${name}.${key}`);
  }
  const [surplus] = fields.keys();
  must(surplus === undefined, `${name}.${surplus} is unknown`);
}

/** The set-up inside a dump; throws unless the game would begin with it. */
export function setupIn(
  dump: unknown,
  check: (ruleset: string, seats: number, options: Options) => Result<Setup>,
): Setup {
  const { setup } = Object(dump) as { readonly setup?: unknown };
  const { ruleset = '', seats = 0, options = {} } = Object(setup) as Partial<Setup>;
  for (const [id, value] of Object.entries(options)) checkForm(value, '', `the option ${id} of the dump`);
  const checked = check(ruleset, seats, options);
  must(checked.ok, `the set-up of the dump is refused: ${JSON.stringify(checked)}`);
  return checked.value;
}

function must(sound: boolean, complaint: string): asserts sound {
  if (!sound) throw new Error(complaint);
}
