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

/** Runs a drill by its npm script. */
async function drill(name: string, ...flags: readonly string[]): Promise<Run> {
  const npm = spawn('npm', ['run', '--silent', `drill:${name}`, '--', ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  const [output, [code]] = await Promise.all([text(npm.stdout), once(npm, 'exit') as Promise<unknown[]>]);
  return { code, lines: output.trim().split('\n') };
}

test(
  'after twenty kills no acknowledged command is lost or executed twice',
  { timeout: 10 * MINUTES },
  async () => {
    const { code, lines } = await drill('kill', '--kills', '20', '--seed', 'npm-test');
    expect(lines.at(-1)).toMatch(/^PASS 20 kills .* none lost, none executed twice/);
    expect(code).toBe(0);
  },
);

test('after connection faults all windows show the same', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('reconnect', '--seconds', '6', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(/^PASS \d+ windows at \d+ tables agree with the store/);
  expect(code).toBe(0);
});

test('a damaged table is refused by name, and the others go on', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('damage', '--games', '6', '--changes', '200', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(
    /^PASS 200 changes to 6 games: [1-9]\d* tables refused and named, [1-9]\d* opened/,
  );
  expect(code).toBe(0);
});

test('a hostile crowd does not keep honest tables waiting', { timeout: 10 * MINUTES }, async () => {
  const short = ['--seconds', '5', '--tables', '3', '--floor', '5000', '--seed', 'npm-test'];
  const { code, lines } = await drill('crowd', ...short);
  expect(lines.at(-1)).toMatch(/^PASS 3 honest tables, quiet and beside [1-9]\d* games of 10 hostile guests/);
  expect(code).toBe(0);
});

test('a jump of the time of day costs nobody time', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('clock', '--rounds', '3', '--stop', '0', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(/^PASS 3 jumps of the time of day/);
  expect(code).toBe(0);
});

test('names and lines can be seen, and tell people apart', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('names', '--tables', '15', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(
    /^PASS 15 tables: [1-9]\d* hostile names accepted and [1-9]\d* refused, [1-9]\d* lines heard and [1-9]\d* refused, [1-9]\d* twins/,
  );
  expect(code).toBe(0);
});

test('readers refuse what they cannot read, whatever it is', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('fuzz', '--seconds', '2', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(
    /^PASS message: [1-9]\d* texts, .* record: [1-9]\d* texts, .* entry: [1-9]\d* texts/,
  );
  expect(code).toBe(0);
});

test('everybody is sent exactly their own games', { timeout: 10 * MINUTES }, async () => {
  const short = ['--people', '100', '--games', '500', '--asks', '20', '--most', '0', '--seed', 'npm-test'];
  const { code, lines } = await drill('games', ...short);
  expect(lines.at(-1)).toMatch(/^PASS 100 people with 500 games: every answer right/);
  expect(code).toBe(0);
});

test('after kills every turn has one notice, and none comes early', { timeout: 10 * MINUTES }, async () => {
  const { code, lines } = await drill('notices', '--kills', '8', '--tables', '2', '--seed', 'npm-test');
  expect(lines.at(-1)).toMatch(/^PASS 8 kills: [1-9]\d* turns at [1-9]\d* tables, each with one notice/);
  expect(code).toBe(0);
});

test.each(['notices', 'kill', 'reconnect', 'damage', 'crowd', 'clock', 'names', 'fuzz', 'games'])(
  'the %s drill lists its flags',
  async (name) => {
    const { code, lines } = await drill(name, '--help');
    expect(lines.join('\n')).toContain(`npm run drill:${name} -- [flags]`);
    expect(code).toBe(0);
  },
);

test('a drill does not start with an unknown flag', async () => {
  const { code } = await drill('reconnect', '--second', '1');
  expect(code).toBe(2);
});
