import { chartOf } from '@topsail/games';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { jamaicaScene } from './jamaica.ts';
import type { Scene } from './scene.ts';
import { drawSheet } from './sheet.ts';
import { yassaScene } from './yassa.ts';
import stamps from './stamps.svg?raw';

const sheets: readonly { readonly file: string; readonly scene: Scene }[] = [
  { file: '../jamaica.svg', scene: jamaicaScene(chartOf('jamaica-1')) },
  { file: '../yassa.svg', scene: yassaScene(chartOf('yassa')) },
];

describe.each(sheets)('the sheet $file', ({ file, scene }) => {
  const drawn = drawSheet(scene, stamps);

  // After a change of the drawing, `npx vitest run packages/web/src/jamaica/board -u` draws the sheets again.
  test('is what the drawing draws', async () => {
    await expect(drawn).toMatchFileSnapshot(file);
  });

  test('is light enough for a phone on the road', () => {
    expect(gzipSync(drawn, { level: 9 }).length).toBeLessThan(34_000);
  });
});
