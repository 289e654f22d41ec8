import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { EVERY_KIND } from '../testing/entries.ts';
import { ENTRY_FORM } from './entry-form.ts';
import { newestForm, readForm, type Form } from './form.ts';

/** Form 1 has a name, form 2 also a flag, and in form 3 the flag has a colour. */
const SHIP: Form<{ readonly name: string; readonly flag: { readonly colour: string } }> = {
  schema: v.strictObject({ name: v.string(), flag: v.strictObject({ colour: v.string() }) }),
  upgrades: [
    (one) => ({ ...Object(one), flag: 'black' }) as unknown,
    (two) => {
      const { name, flag } = v.parse(v.object({ name: v.string(), flag: v.string() }), two);
      return { name, flag: { colour: flag } };
    },
  ],
};

describe('stored JSON', () => {
  it.each([
    [1, '{"name":"Revenge"}', 'black'],
    [2, '{"name":"Revenge","flag":"red"}', 'red'],
    [3, '{"name":"Revenge","flag":{"colour":"white"}}', 'white'],
  ])('of form %d is read in the newest form', (form, text, colour) => {
    expect(newestForm(SHIP)).toBe(3);
    expect(readForm(SHIP, form, text)).toEqual({ name: 'Revenge', flag: { colour } });
  });

  it.each([0, -1, 4])('of an unknown form is rejected: %d', (form) => {
    expect(() => readForm(SHIP, form, '{}')).toThrow(/form .* is unknown, the newest is 3/);
  });

  it('of an older form that cannot be upgraded is rejected', () => {
    expect(() => readForm(SHIP, 2, '{"name":"Revenge"}')).toThrow('cannot be upgraded from form 2');
  });

  it.each([
    ['', 'not JSON'],
    ['{"name":', 'not JSON'],
    ['null', 'value: '],
    ['{"name":"Revenge"}', 'flag: '],
    ['{"name":7,"flag":{"colour":"red"}}', 'name: '],
    ['{"name":"Revenge","flag":{"colour":"red","size":3}}', 'flag.size: '],
  ])('that does not fit its schema is rejected with the path: %s', (text, where) => {
    expect(() => readForm(SHIP, 3, text)).toThrow(where);
  });
});

/** All copies of an object with one field missing, added, or of another type. */
function* invalidCopies(value: object): Generator<object> {
  yield { ...value, extra: 0 };
  for (const [key, part] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    for (const other of [{}, -1, 0.5, 1e300, true, 'nonsense', null, ['x'], [0.5]])
      if (!isAlsoValid(part, other)) yield { ...value, [key]: other };
  }
}

/** Whether the other value would also be valid for this field. */
function isAlsoValid(part: unknown, other: unknown): boolean {
  if (part === null || typeof part === 'string') return typeof other === 'string' || other === null;
  return typeof part === typeof other && typeof part === 'boolean';
}

describe('an entry', () => {
  it.each(EVERY_KIND.map((entry) => [entry.k, entry] as const))(
    'of the kind %s is read as it was written, and rejected with any wrong field',
    (_kind, entry) => {
      const read = (value: object): unknown => readForm(ENTRY_FORM, 1, JSON.stringify(value));
      expect(read(entry)).toStrictEqual(entry);
      expect(read({ ...entry, down: 5 })).toStrictEqual({ ...entry, down: 5 });
      for (const wrong of invalidCopies(entry)) expect(() => read(wrong), JSON.stringify(wrong)).toThrow();
    },
  );

  it.each(['{}', '[]', '7', 'null', '{"k":"sunk"}', '{"k":"toString"}', '{"k":["moved"]}'])(
    'of an unknown kind is rejected: %s',
    (text) => {
      expect(() => readForm(ENTRY_FORM, 1, text)).toThrow('unknown kind of entry');
    },
  );
});
