import { expect, test } from 'vitest';
import { storeName, storesToDrop } from './stores.ts';

test('the store before the current one stays, for a page that is still open with it', () => {
  const [first, second, third] = ['1', '2', '3'].map(storeName);
  expect(storesToDrop([first ?? '', second ?? '', third ?? ''], third ?? '')).toEqual([first]);
  expect(storesToDrop([second ?? '', third ?? ''], third ?? '')).toEqual([]);
});

test('what another program keeps is left alone', () => {
  expect(storesToDrop(['fonts', storeName('1'), storeName('2'), storeName('3')], storeName('3'))).toEqual([
    storeName('1'),
  ]);
});
