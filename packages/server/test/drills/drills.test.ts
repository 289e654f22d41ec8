import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const MINUTES = 60_000;

interface Run {
  readonly code: unknown;
  readonly lines: readonly string[];
}

/** Runs a drill as a person would. */
async function drill(name: string, ...flags: readonly string[]): Promise<Run> {
  const npm = spawn('npm', ['run', '--silent', `drill:${name}`, '--', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [said, [code]] = await Promise.all([text(npm.stdout), once(npm, 'exit') as Promise<unknown[]>]);
  return { code, lines: said.trim().split('\n') };
}

test('twenty kills lose no acknowledged command and double none', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('kill', '--kills', '20', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(/^PASS 20 kills .* none lost, none doubled/);
  expect(code).toBe(0);
});

test('after any trouble with its line every window shows the same', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('reconnect', '--seconds', '6', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(/^PASS \d+ windows at \d+ tables are one with the store/);
  expect(code).toBe(0);
});

test.each(['kill', 'reconnect'])('the %s drill tells what it takes', async (name) => {
  const { code, lines } = await drill(name, '--help');
  expect(lines.join('\n')).toContain(`npm run drill:${name} -- [flags]`);
  expect(code).toBe(0);
});

test('a drill does not begin with a flag it does not know', async () => {
  const { code } = await drill('reconnect', '--second', '1');
  expect(code).toBe(2);
});
