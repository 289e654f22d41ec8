import { expect, test } from 'vitest';
import { fitChoice, RULESETS } from '../game/choice.ts';
import { beginSession, promptOf } from '../game/session.ts';
import { definitionIn, ruleText } from './texts.ts';

const page = `
- **OAR-1** — To load, take *as many* tokens
  as the [die](#dice) shows.
- **OAR-2** — You cannot decline.

Something else (OAR-1).
`;

test('a rule is read up to the next one, without the marks of the page', () => {
  expect(definitionIn(page, 'OAR-1')).toBe('To load, take as many tokens as the die shows.');
  expect(definitionIn(page, 'OAR-2')).toBe('You cannot decline.');
  expect(definitionIn(page, 'OAR-3')).toBeUndefined();
});

test.each(RULESETS)('the rule behind the first question of $id is at hand', async ({ id }) => {
  const begun = beginSession(fitChoice({ ruleset: id, seed: 'topsail' }));
  if (!begun.ok) throw new Error(begun.refusal.code);
  expect(await ruleText(promptOf(begun.value).question.rule)).toMatch(/\w+.*\.$/);
});
