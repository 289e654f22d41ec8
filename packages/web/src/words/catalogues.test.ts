import { catalogues } from 'virtual:words';
import { expect, test } from 'vitest';

type Part = string | ((about: object) => string) | { readonly [key: string]: Part };

const whateverIsAsked = new Proxy({}, { get: () => 2 });

function textsIn(part: Part): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'function' ? [part(whateverIsAsked)] : Object.values(part).flatMap(textsIn);
}

test.each(Object.entries(catalogues))('%s has something to say for every message', async (_, fetch) => {
  const { default: catalogue } = await fetch();
  const texts = textsIn(catalogue as unknown as Part);
  expect(texts.length).toBeGreaterThan(500);
  for (const text of texts) expect(text).not.toMatch(/undefined|NaN|[{}]/);
});

test('a message without arguments is its text, one with arguments a function of them', async () => {
  const { default: english } = await catalogues.en();
  expect(english.page.name).toBe('Topsail');
  expect(english.page.title({ page: 'Rules' })).toBe('Rules · Topsail');
  expect(english.table.happened({ n: 1 })).toBe('1\u00a0thing happened.');
  expect(english.jamaica.cargo.accusative.bay.powder({ n: 3 })).toBe('3\u00a0cannons');
});
