import { expect, test } from 'vitest';
import { fitChoice, RULESETS } from '../game/choice.ts';
import { beginSession, promptOf } from '../game/session.ts';
import { ruleText } from './texts.ts';

test.each(RULESETS)('the rule behind the first question of $id is at hand', async ({ id }) => {
  const begun = beginSession(fitChoice({ ruleset: id, seed: 'topsail' }));
  if (!begun.ok) throw new Error(begun.refusal.code);
  expect(await ruleText(promptOf(begun.value).question.rule)).toMatch(/\w+.*\.$/);
});
