import { expect, test } from 'vitest';
import { isOffBreakpoints, namesReadIn, offScale } from '../../../vite/style-rules.mjs';
import { readStyle } from '../../../vite/style-sheets.mjs';

test.each([
  ['color', '#1d2b33', 'a colour of a palette.css'],
  ['fill', 'rgb(0 0 0 / 50%)', 'a colour of a palette.css'],
  ['border', '2px solid White', 'a colour of a palette.css'],
  ['--ground', '#fff', 'a colour of a palette.css'],
  ['padding', '0 var(--space-2) 5px', '--space-*'],
  ['margin-top', '-4px', '--space-*'],
  ['row-gap', '0.5rem', '--space-*'],
  ['border-top-left-radius', '9px', '--radius-*'],
  ['font-size', '17px', '--text-*'],
  ['font-size', '0.9em', '--text-*'],
  ['font', '700 1.1rem var(--font-title)', '--text-*'],
  ['font', 'italic 500 var(--text-m) Alegreya, serif', '--font-*'],
  ['font', '800 var(--text-m) / 1.2 var(--font-title)', '--leading-*'],
  ['line-height', '1.15', '--leading-*'],
  ['box-shadow', 'inset 0 0 0 2px var(--paper), 0 6px 14px var(--shade)', '--shadow-*'],
  ['z-index', '9', '--layer-*'],
  ['transition', 'opacity 250ms', '--time-*'],
])('%s: %s should take %s', (property, value, take) => {
  expect(offScale({ property, value })).toEqual([take]);
});

test.each([
  ['color', 'color-mix(in srgb, var(--gold) 60%, transparent)'],
  ['fill', 'url(#abc)'],
  ['grid-area', 'red'],
  ['padding', '0 var(--space-2) calc(-1 * var(--space-3))'],
  ['margin', '0 auto'],
  ['padding-inline-start', '1.1em'],
  ['border-radius', '9.5% / 6%'],
  ['font', 'italic 500 clamp(var(--text-m), 2vw, var(--text-xl)) / var(--leading-flat) var(--font-title)'],
  ['font', 'inherit'],
  ['box-shadow', '0 0 0 3px var(--outline), var(--shadow-panel)'],
  ['z-index', '0'],
  ['width', '44px'],
])('%s: %s is on the scale', (property, value) => {
  expect(offScale({ property, value })).toEqual([]);
});

test.each([
  ['(width <= 900px)', false],
  ['own (560px <= width < 900px)', false],
  ['(width <= 901px)', true],
  ['(max-width: 900px)', true],
  ['(pointer: coarse)', false],
])('%s is outside the breakpoints: %s', (value, isOff) => {
  expect(isOffBreakpoints({ name: 'media', value }, new Set([560, 900]))).toBe(isOff);
});

test('a component says something in its style block, its attributes and its directives', () => {
  const component = `<b style="margin: 3px" style:color="#123" style:--n={n}>x</b>
<style>
  @media (width <= 900px) {
    b { padding: 1px 2px; }
  }
</style>`;
  const { declarations, atRules } = readStyle('A.svelte', component);
  expect(declarations).toEqual([
    { property: 'padding', value: '1px 2px', line: 4 },
    { property: 'margin', value: '3px', line: 1 },
    { property: 'color', value: '#123', line: 1 },
    { property: '--n', value: '0', line: 1 },
  ]);
  expect(atRules).toEqual([{ name: 'media', value: '(width <= 900px)', line: 3 }]);
});

test('a name is read with a fallback, too', () => {
  expect(namesReadIn('calc(var(--n, 0) * var(--time-quick))')).toEqual(['--n', '--time-quick']);
});
