import { describe, expect, test } from 'vitest';
import { broken, cyclesBetweenFolders, importsOf } from '../../../scripts/web-imports.mjs';
import layering from '../../../scripts/web-layers.cjs';

const at = (path: string, text: string) => ({ path: `packages/web/src/${path}`, text });
const component = (script: string): string => `<script lang="ts">\n${script}\n</script>\n<p></p>`;

describe('the layers of the pages', () => {
  test('an import of a type from a component is an import', () => {
    const source = at(
      'ui/art/Icon.svelte',
      component("import type { Table } from '../../session/table.ts';"),
    );
    expect(importsOf(source.path, source.text)).toEqual(['packages/web/src/session/table.ts']);
    expect(broken(layering.webRules, [source])).toEqual([
      expect.stringContaining('web-ui-imports-nothing-above: packages/web/src/ui/art/Icon.svelte'),
    ]);
  });

  test('a component that is fetched from the markup is an import', () => {
    const source = at('rules/Door.svelte', "{#await import('../shell/TablePage.svelte')}{/await}");
    expect(broken(layering.webRules, [source])).toHaveLength(1);
  });

  test('what lies below may be imported', () => {
    const source = at(
      'shell/Log.svelte',
      component("import type { Line } from '../games/contract/face.ts';"),
    );
    expect(broken(layering.webRules, [source])).toEqual([]);
  });

  test('no game imports another, and nobody above imports the folder of one', () => {
    const sources = [
      at('games/jamaica/client.ts', "import { face } from '../cartagena/words/face.ts';"),
      at('games/jamaica/events.ts', "import type { Part } from '../contract/part.ts';"),
      at('shell/GameBoard.svelte', component("import Board from '../games/jamaica/board/Board.svelte';")),
      at('shell/TablePage.svelte', component("import { clientOf } from '../games/registry.ts';")),
    ];
    expect(broken(layering.webRules, sources)).toEqual([
      expect.stringContaining('web-games-stand-alone: '),
      expect.stringContaining('web-games-are-met-through-the-registry: '),
    ]);
  });

  test('folders that import each other are found, around a third one too', () => {
    const sources = [
      at('shell/log/Log.svelte', component("import type { A } from '../question/a.ts';")),
      at('shell/question/a.ts', "import { b } from '../results/b.ts';"),
      at('shell/results/b.ts', "export type { Line } from '../log/line.ts';"),
      at('shell/TablePage.svelte', component("import Log from './log/Log.svelte';")),
    ];
    expect(cyclesBetweenFolders(sources)).toEqual([
      ['log', 'question', 'results'].map((folder) => `packages/web/src/shell/${folder}`),
    ]);
    expect(cyclesBetweenFolders(sources.slice(0, 2))).toEqual([]);
  });
});
