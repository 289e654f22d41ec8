import { expect, it } from 'vitest';
import { sheetOf } from '../board/sheets.ts';

/** The middle of every space of a chart, in whole units of the sheet, one space a line. */
function spotsOf(ruleset: string): string {
  const places = [...sheetOf(ruleset).layout.places];
  const lines = places.map(([space, { at }]) => `${space} ${at.map((part) => Math.round(part)).join(' ')}`);
  return `${lines.join('\n')}\n`;
}

it.each([
  ['jamaica', 'jamaica-2'],
  ['yassa', 'yassa'],
])(
  'the small picture of %s has every space where the chart has it (vitest -u writes it anew)',
  async (chart, ruleset) => {
    await expect(spotsOf(ruleset)).toMatchFileSnapshot(`${chart}-spots.txt`);
  },
);
