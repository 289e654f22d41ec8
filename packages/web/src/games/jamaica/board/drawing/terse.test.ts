import { expect, test } from 'vitest';
import { terse, tersePath } from './terse.ts';

test('a path is written in steps from point to point, a letter only where it changes', () => {
  expect(tersePath('M10 10L20 15L30 10C40 10 50 20 60 30C70 30 80 40 90 50z', 1)).toBe(
    'm10 10 10 5 10-5c10 0 20 10 30 20 10 0 20 10 30 20z',
  );
});

test('a line along an axis needs one number, whichever way it was written', () => {
  expect(tersePath('M5 5H9V2L9 8L3 8h2v-1', 1)).toBe('m5 5h4v-3 6h-6 2v-1');
});

test('after a figure is closed, the next one is counted from where it began', () => {
  expect(tersePath('M10 10h5v5zM20 20l1 1zm3 3h1', 1)).toBe('m10 10h5v5zm10 10 1 1zm3 3h1');
});

test('an arc keeps its radii and its way round', () => {
  expect(tersePath('M10 10A4 4 0 1 0 18 10', 1)).toBe('m10 10a4 4 0 1 0 8 0');
});

test('what is rounded off does not add up', () => {
  const steps = Array.from({ length: 40 }, (_, n) => `L${(n + 1) * 1.4} 0`).join('');
  const written = tersePath(`M0 0${steps}`, 1);
  const reached = [...written.matchAll(/\d+/g)].slice(2).reduce((sum, [n]) => sum + Number(n), 0);
  expect(reached).toBe(56);
});

test('of a drawing only the paths change', () => {
  expect(terse('<path id="d" d="M1.26 2L3 2"/><circle r="1.26"/>', 0.1)).toBe(
    '<path id="d" d="m1.3 2h1.7"/><circle r="1.26"/>',
  );
});
