import { expect, test } from 'vitest';
import { JAMAICA_BOARD } from './board-jamaica.ts';
import { YASSA_BOARD } from './board-yassa.ts';
import { chartOf } from './chart.ts';
import type { PrintedSpace } from './types.ts';

test('a chart says of every space what its board prints', () => {
  expect(chartOf('jamaica-2')).toMatchObject(JAMAICA_BOARD.map(inFull));
  expect(chartOf('yassa')).toMatchObject(YASSA_BOARD.map(inFull));
});

test('PAY-1: a chart says what each space asks', () => {
  const asked = new Set(chartOf('jamaica-2').map(({ kind, asks }) => `${kind} ${asks?.good}`));
  expect(asked).toEqual(new Set(['start undefined', 'port gold', 'sea food', 'lair undefined']));
});

test.each(['jamaica-1', 'yassa'])(
  'MOVE-7: on the chart of %s a space is known by kind, price and way to go',
  (ruleset) => {
    const spaces = chartOf(ruleset);
    const names = spaces.map(({ kind, price, toGo }) => [kind, price, toGo].join());
    expect(new Set(names).size).toBe(spaces.length);
    expect(spaces.at(-1)?.toGo).toBe(1);
  },
);

function inFull(space: PrintedSpace): PrintedSpace {
  return { ...space, price: space.price ?? 0, finish: space.finish ?? 0, lane: space.lane };
}
