import { describe, expect, test } from 'vitest';
import { FAMILIES, type Family } from '../games/catalogue/rulesets.ts';
import type { Block, Page } from './page.ts';
import { rulebookIn, rulesOf } from './rulebook.ts';
import { plain } from './spans.ts';

const ENGLISH_WORDS = /\b(the|and|you|your|with|from|ship|space|cards?)\b/i;
const ID = /[A-Z]+(?:-[A-Z0-9]+)+/g;

const english = await rulebookIn('en');

describe.each(['ru', 'uk', 'pl'])('the rules in %s', async (language) => {
  const book = await rulebookIn(language);
  const rules = FAMILIES.flatMap((family) => rulesOf(book[family]));

  test('have exactly the ids of English, in its order', () => {
    expect(rules.map(({ id }) => id)).toEqual(
      FAMILIES.flatMap((family) => rulesOf(english[family])).map(({ id }) => id),
    );
  });

  test.each(FAMILIES)('have the sections, blocks and numbers of English: %s', (family) => {
    expect(outline(book[family])).toEqual(outline(english[family]));
  });

  test.each(FAMILIES)('bind the same games: %s', (family) => {
    expect(marksOf(book, family)).toEqual(marksOf(english, family));
  });

  test('are written, and not in English', () => {
    for (const { id, text } of rules) {
      const words = plain(text).replace(ID, '');
      expect(words.length, id).toBeGreaterThan(20);
      expect(words, id).not.toMatch(ENGLISH_WORDS);
      expect(words, id).not.toMatch(/['"]| - /);
      if (language !== 'pl') expect(words, id).not.toMatch(/[A-Za-z]{2,}/);
    }
  });
});

function marksOf(book: typeof english, family: Family): readonly (readonly [string, string])[] {
  return rulesOf(book[family]).map(({ id, mark }) => [id, mark]);
}

/** What any translation of a page must keep: its blocks in their order, with every number and id in them. */
function outline({ sections }: Page): readonly (readonly string[])[] {
  return sections.map(({ blocks }) => blocks.map((block) => `${block.kind} ${figuresIn(block)}`));
}

function figuresIn(block: Block): string {
  const text = JSON.stringify(block);
  return (text.match(/[A-Z]+-[A-Z0-9-]+|\d+/g) ?? []).toSorted().join(' ');
}
