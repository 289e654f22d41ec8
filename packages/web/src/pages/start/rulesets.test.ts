import { offeredRulesets } from '@topsail/games';
import { expect, test } from 'vitest';
import { familyOf, rulesetsOf } from '../../games/catalogue/rulesets.ts';
import { ROW } from '../../games/catalogue/row.ts';
import { apart, words } from '../../words/index.ts';

const { ways } = await apart('learn');

test.each(offeredRulesets.map(({ id }) => id))('the pages know %s', (id) => {
  const family = familyOf(id);
  expect(family).toBeDefined();
  expect(family && rulesetsOf(family)).toContain(id);
  expect(ROW.filter(({ rulesets }) => rulesets.some((known) => known === id))).toHaveLength(1);
  expect(words.rulesets).toHaveProperty([id]);
  expect(ways).toHaveProperty([id]);
});
