import type { Lore } from '@topsail/bots';

/** Lore as a file: one line a trait, laid out as the formatter of the house would. */
export function loreText({ value, choice }: Lore): string {
  const traits = Object.entries(value.traits).map(
    ([name, [win, points]]) => `      ${JSON.stringify(name)}: [${win}, ${points}]`,
  );
  const choices = Object.entries(choice).map(([name, weight]) => `    ${JSON.stringify(name)}: ${weight}`);
  return [
    '{',
    '  "value": {',
    `    "from": ${JSON.stringify(value.from)},`,
    `    "traits": ${block(traits, '    ')}`,
    '  },',
    `  "choice": ${block(choices, '  ')}`,
    '}\n',
  ].join('\n');
}

function block(lines: readonly string[], indent: string): string {
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}
