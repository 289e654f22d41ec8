import { expect, test } from 'vitest';
import { JAMAICA_BOARD } from './board-jamaica.ts';
import { YASSA_BOARD } from './board-yassa.ts';
import { chartOf } from './chart.ts';
import type { PrintedSpace } from './types.ts';

test('a chart says of every space what its board prints', () => {
  expect(chartOf('jamaica-2')).toEqual(JAMAICA_BOARD.map(inFull));
  expect(chartOf('yassa')).toEqual(YASSA_BOARD.map(inFull));
});

function inFull(space: PrintedSpace): PrintedSpace {
  return { ...space, price: space.price ?? 0, finish: space.finish ?? 0, lane: space.lane };
}
