import { expect, test } from 'vitest';
import { plain, spansOf } from './spans.ts';
import { speaksOf, stretches, wordsOf } from './search.ts';

test.each([
  ['Ładownia jest pusta', 'ladownia'],
  ['Отдаёт весь груз', 'ОТДАЕТ груз'],
  ['Їжа, що лишилася', 'їжа'],
  ['LOAD-2 You cannot decline', 'load-2'],
  ['Cursed −2', '-2'],
])('%j speaks of %j', (text, query) => {
  expect(speaksOf(text, wordsOf(query))).toBe(true);
});

test('all the words must be there', () => {
  expect(speaksOf('the shortage die', wordsOf('shortage battle'))).toBe(false);
});

test('what was sought is cut out where it stands, longest first', () => {
  expect(stretches('Zażółć łódź', wordsOf('lod zol'))).toEqual([
    { text: 'Za', found: false },
    { text: 'żół', found: true },
    { text: 'ć ', found: false },
    { text: 'łód', found: true },
    { text: 'ź', found: false },
  ]);
});

test('a sentence is cut into its dresses, and an id leads to its rule', () => {
  expect(spansOf('**All** of *it* ([here](#a), T-SABRE-2; C-END).')).toEqual([
    { dress: 'strong', text: 'All' },
    { dress: 'plain', text: ' of ' },
    { dress: 'slanted', text: 'it' },
    { dress: 'plain', text: ' (here, ' },
    { dress: 'rule', text: 'T-SABRE-2' },
    { dress: 'plain', text: '; ' },
    { dress: 'rule', text: 'C-END' },
    { dress: 'plain', text: ').' },
  ]);
  expect(plain('**All** of *it*')).toBe('All of it');
});
