import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const DRILL = fileURLToPath(new URL('../../../../scripts/drill.mjs', import.meta.url));

it('the leak drill passes', { timeout: 600_000 }, async () => {
  const { stdout } = spawn(
    process.execPath,
    [DRILL, 'leak', '--games', '9', '--tables', '3', '--seed', 'npm test'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  expect((await text(stdout)).trimEnd().split('\n').at(-1)).toMatch(/^PASS /);
});
