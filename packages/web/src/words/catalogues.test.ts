import { areas, catalogues } from 'virtual:words';
import { expect, test } from 'vitest';

type Part = string | ((about: object) => unknown) | { readonly [key: string]: Part };

const whateverIsAsked = new Proxy({}, { get: () => 2 });

function textsIn(part: Part): string[] {
  if (typeof part === 'string') return [part];
  // A message may be nothing but its argument.
  return typeof part === 'function' ? [String(part(whateverIsAsked))] : Object.values(part).flatMap(textsIn);
}

const fetches = [catalogues, ...Object.values(areas)];

test.each(['en', 'ru', 'uk', 'pl'] as const)(
  '%s has something to say for every message',
  async (language) => {
    const parts = await Promise.all(fetches.map((fetch) => fetch[language]()));
    const texts = parts.flatMap((part) => textsIn(part.default as unknown as Part));
    expect(texts.length).toBeGreaterThan(900);
    for (const text of texts) expect(text).not.toMatch(/undefined|NaN|[{}]/);
  },
);

test('a message without arguments is its text, one with arguments a function of them', async () => {
  const { default: english } = await catalogues.en();
  expect(english.page.name).toBe('Topsail');
  expect(english.page.title({ page: 'Rules' })).toBe('Rules · Topsail');
  const { default: jamaica } = await areas.jamaica.en();
  expect(jamaica.cargo.accusative.bay.powder({ n: 3 })).toBe('3\u00a0cannons');
});
