import { expect, test } from 'vitest';
import { readPage } from './page.ts';

const page = `# Oars

About this file.

## Rowing

- **OAR-1** — *Second edition.* To row, take *as many*
  oars as the [die](#dice) shows.
- **OAR-2** — You cannot decline.

Something else (OAR-1).

1. Take the oar.
2. Row.

| oar | length |
| --- | --- |
| long | 5 |

## Resting

Rest.
`;

const { title, sections } = readPage(page);
const blocks = sections[0]?.blocks ?? [];

test('a page has a title and sections, and leaves out what speaks of the file', () => {
  expect(title).toBe('Oars');
  expect(sections.map((section) => section.title)).toEqual(['Rowing', 'Resting']);
});

test('a rule is read over its lines, with the mark taken off', () => {
  expect(blocks[0]).toEqual({
    kind: 'rule',
    rule: {
      id: 'OAR-1',
      mark: 'second',
      note: 'Second edition',
      text: 'To row, take *as many* oars as the [die](#dice) shows.',
    },
  });
  expect(blocks[1]).toEqual({
    kind: 'rule',
    rule: { id: 'OAR-2', mark: 'all', note: '', text: 'You cannot decline.' },
  });
});

test('paragraphs, lists and tables keep their order', () => {
  expect(blocks.slice(2)).toEqual([
    { kind: 'text', text: 'Something else (OAR-1).' },
    { kind: 'list', ordered: true, items: ['Take the oar.', 'Row.'] },
    { kind: 'table', table: { head: ['oar', 'length'], rows: [['long', '5']] } },
  ]);
});

test('a mark that calls the whole rule ours leaves the word to the text', () => {
  const { sections: read } = readPage('# A\n\n## B\n\n- **OAR-3** — *Second edition (ours).* No port.\n');
  expect(read[0]?.blocks).toEqual([
    {
      kind: 'rule',
      rule: { id: 'OAR-3', mark: 'second', note: 'Second edition', text: 'No port. (ours)' },
    },
  ]);
});
