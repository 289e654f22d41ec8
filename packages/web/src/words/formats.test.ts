import { catalogues } from 'virtual:words';
import { expect, test } from 'vitest';
import { formatsOf, type Formats } from './formats.ts';
import type { Language } from './languages.ts';

async function formatsIn(language: Language): Promise<Formats> {
  const { default: catalogue } = await catalogues[language]();
  return formatsOf(language, catalogue);
}

const languages = ['en', 'ru', 'uk', 'pl'] as const;
const crew = ['A', 'B', 'C', 'D'];
const someOf = crew.map((_, n) => crew.slice(0, n));

test.each(languages)('%s lists things as its people do', async (language) => {
  const { listed, either } = await formatsIn(language);
  // British lists: no comma before the last item.
  const locale = language === 'en' ? 'en-GB' : language;
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const one = new Intl.ListFormat(locale, { type: 'disjunction' });
  // Names come in every sound: «та» is right after any, «і» only between consonants.
  const joined = (items: string[]) => all.format(items).replace(' і ', ' та ');
  for (const items of [...someOf, crew]) {
    expect(listed(items)).toBe(joined(items));
    expect(either(items)).toBe(one.format(items));
  }
});

test.each(languages)('%s has shares as its people do', async (language) => {
  const { percent } = await formatsIn(language);
  const shares = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  for (const share of [0, 0.004, 1 / 3, 0.45, 0.999, 1]) expect(percent(share)).toBe(shares.format(share));
});

test('numbers below zero have a real minus sign', async () => {
  const { signed } = await formatsIn('pl');
  expect(signed(-3)).toBe('\u22123');
  expect(signed(4)).toBe('4');
});
