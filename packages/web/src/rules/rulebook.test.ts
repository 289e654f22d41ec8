import { SPECTATOR } from '@topsail/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { offeredRulesets } from '@topsail/games';
import { expect, test } from 'vitest';
import { fitChoice } from '../session/choice.ts';
import { promptOf } from '../session/session.ts';
import { must } from '../session/testing/answers.ts';
import { proveRecord } from '../replay/record-reel.ts';
import type { Eyes } from '../replay/reel.ts';
import { holdsIn } from '../games/catalogue/rulesets.ts';
import { readingOrder } from './reading-order.ts';
import { foundIn } from './found.ts';
import { pairEditions } from './groups.ts';
import { rulebookIn, rulesOf } from './rulebook.ts';
import { wordsOf } from './search.ts';
import { beginChosen } from '../session/testing/sessions.ts';

const book = await rulebookIn('en');
const rules = Object.values(book).flatMap(rulesOf);

test.each(offeredRulesets)(
  'the rule behind the first question of $id is at hand, and holds there',
  ({ id }) => {
    const begun = beginChosen(fitChoice({ ruleset: id, seed: 'topsail' }));
    if (!begun.ok) throw new Error(begun.refusal.code);
    const asked = promptOf(begun.value).question.rule;
    const rule = rules.find((known) => known.id === asked);
    expect(rule?.text).toMatch(/\w+.*\.$/);
    expect(holdsIn(rule?.mark ?? 'all', id)).toBe(true);
  },
);

test('the game on the table is read first', () => {
  expect(readingOrder('cartagena-tortuga')).toEqual(['cartagena', 'jamaica', 'yassa']);
  expect(readingOrder('yassa')).toEqual(['yassa', 'jamaica', 'cartagena']);
  expect(readingOrder(undefined)).toEqual(['jamaica', 'yassa', 'cartagena']);
});

test('a shortage shows the two editions side by side', () => {
  const blocks = book.jamaica.sections.flatMap((section) => pairEditions(section.blocks));
  const pairs = blocks.flatMap((block) => (block.kind === 'pair' ? [block] : []));
  expect(pairs.map(({ first, second }) => [first, second].map((side) => side.map(({ id }) => id)))).toEqual([
    [['SHORT-2'], ['SHORT-3', 'SHORT-4', 'SHORT-5']],
  ]);
  expect(blocks.flatMap((block) => (block.kind === 'rule' ? [block.rule.id] : []))).toContain('SHORT-8');
});

test('a rule of the other edition does not hold at the table', () => {
  expect(holdsIn('second', 'jamaica-1')).toBe(false);
  expect(holdsIn('first', 'yassa')).toBe(true);
});

test('a search keeps what speaks of the words, and a section that is called so', () => {
  const found = foundIn(book.jamaica, wordsOf('sixth hold'));
  expect(rulesOf(found).map(({ id }) => id)).toContain('T-HOLD');
  expect(rulesOf(found).map(({ id }) => id)).not.toContain('BAT-2');
  expect(rulesOf(foundIn(book.jamaica, wordsOf('load-2'))).map(({ id }) => id)).toContain('LOAD-2');
  expect(rulesOf(foundIn(book.jamaica, wordsOf('shortage'))).map(({ id }) => id)).toContain('SHORT-1');
});

const RECORDS = new URL('../../../games/records/', import.meta.url);

const isOffered = (file: string): boolean => offeredRulesets.some(({ id }) => file.startsWith(id));

test.each(readdirSync(RECORDS).filter(isOffered))(
  'what is told of %s leads to rules that hold there',
  async (file) => {
    const { reel } = must(await proveRecord(readFileSync(new URL(file, RECORDS), 'utf8')));
    const eyes: readonly Eyes[] = ['all', SPECTATOR];
    const told = eyes.flatMap((whose) =>
      Array.from({ length: reel.length }, (_, moment) => reel.heard(moment, whose)).flat(),
    );
    const ids = new Set(told.map((event) => reel.game.ruleOf(event)));
    expect(ids.size).toBeGreaterThan(5);
    for (const id of ids) {
      const rule = rules.find((known) => known.id === id);
      expect(rule !== undefined && holdsIn(rule.mark, reel.setup.ruleset), id).toBe(true);
    }
  },
);
