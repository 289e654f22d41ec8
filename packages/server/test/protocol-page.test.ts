import { readdirSync, readFileSync } from 'node:fs';
import { REFUSAL_CODES } from '@topsail/engine';
import {
  commandSchema,
  PROTOCOL,
  readToServer,
  SERVER_REFUSAL_CODES,
  toServerSchema,
  type CommandKind,
} from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { frameSchema, readFrame } from '../drills/leak/frames.ts';
import { tableEvent } from '../drills/leak/table-parts.ts';
import { ACTION_OF_COMMAND, ACTION_RATES } from '../src/rate-limit/action-limits.ts';
import { COST_OF_UNREADABLE, COSTS } from '../src/rate-limit/costs.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

/** The text under a heading, up to the next heading of the same level. */
function section(title: string): string {
  const [, after = ''] = page.split(`\n## ${title}\n`);
  return after.split('\n## ')[0]!;
}

/** All examples under a heading, with the name of their subheading. */
function examples(title: string): { name: string; json: string }[] {
  const parts = section(title).split('\n### ').slice(1);
  return parts.flatMap((part) => {
    const [name = ''] = part.split('\n', 1);
    return [...part.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => ({ name, json }));
  });
}

/** The rows of all tables under a heading whose first cell is code. */
function rows(title: string): string[][] {
  const lines = section(title).split('\n');
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

/** The sources of these packages, without tests and without the lists of codes. */
function sources(...packages: readonly string[]): string[] {
  const root = new URL('../../', import.meta.url);
  return packages.flatMap((name) => {
    const files = readdirSync(new URL(`${name}/src/`, root), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)refusals?\.ts$/.test(file))
      .map((file) => readFileSync(new URL(`${name}/src/${file}`, root), 'utf8'));
  });
}

const names = (title: string): string[] => examples(title).map(({ name }) => name);
/** In any order: the page describes messages in the order of use, the schemas list frequent ones first. */
const sameNames = (title: string, literals: readonly string[]): void =>
  expect(names(title).toSorted()).toEqual(literals.toSorted());

describe('the page about the protocol', () => {
  it('has one example of every message to the server, and each can be read', () => {
    sameNames(
      'To the server',
      toServerSchema.options.map(({ entries }) => entries.t.literal),
    );
    for (const { name, json } of examples('To the server'))
      expect(readToServer(json), name).toMatchObject({ ok: true, value: { t: name } });
  });

  it('has one example of every command, and each can be read', () => {
    sameNames(
      'Commands',
      commandSchema.options.map(({ entries }) => entries.k.literal),
    );
    for (const { name, json } of examples('Commands')) {
      const frame = `{"t":"command","id":"c","table":"T","seen":0,"command":${json}}`;
      expect(readToServer(frame), name).toMatchObject({ ok: true, value: { command: { k: name } } });
    }
  });

  it('has one example of every message to the client, and each has exactly the fields of that message', () => {
    expect(names('To the client')).toEqual(frameSchema.options.map(({ entries }) => entries.t.literal));
    for (const { name, json } of examples('To the client'))
      expect(readFrame(json), name).toMatchObject({ ok: true, frame: { t: name } });
  });

  it('lists every table event', () => {
    expect(rows('Table events').map(([, n]) => n)).toEqual(
      tableEvent.options.map(({ entries }) => entries.e.literal),
    );
  });

  it('lists every code of a refusal', () => {
    expect(rows('Refusals').map(([, code]) => code)).toEqual([...SERVER_REFUSAL_CODES, ...REFUSAL_CODES]);
  });

  it('lists no code that is never used', () => {
    const code = sources('engine', 'games', 'protocol', 'server').join('\n');
    const codes = [...SERVER_REFUSAL_CODES, ...REFUSAL_CODES];
    const unused = codes.filter((one) => !new RegExp(`'${one}'(?!:)`).test(code));
    expect(unused).toEqual([]);
  });

  it('lists the cost of every message and the protocol version', () => {
    const costs = rows('Credits and limits').map(([, message, cost]) => [message, Number(cost)]);
    expect(Object.fromEntries(costs)).toEqual(COSTS);
    expect(section('Credits and limits')).toContain(`| what cannot be read | ${COST_OF_UNREADABLE} |`);
    expect(page).toContain(`Protocol version **${PROTOCOL}**`);
  });

  it('lists how often people may do what is limited', () => {
    const listedRates = rows('Limits of people').map(([, what = '', person, address]) => {
      const [first = '', ...others] = what.split(/, | and /);
      for (const command of others) expect(actionOf(command), command).toBe(actionOf(first));
      return [actionOf(first), { person: rateOf(person), address: rateOf(address) }];
    });
    expect(Object.fromEntries(listedRates)).toEqual(ACTION_RATES);
    const listed = rows('Limits of people').flatMap(([, what = '']) => what.split(/, | and /));
    expect(listed.toSorted()).toEqual(['create', 'say', ...Object.keys(ACTION_OF_COMMAND)].toSorted());
  });
});

/** The limited action that a message or a command is. */
function actionOf(name: string): string | undefined {
  if (name === 'create') return 'create';
  return name === 'say' ? 'chat' : ACTION_OF_COMMAND[name as CommandKind];
}

function rateOf(cell = ''): unknown {
  const [, burst, perMinute] = /^(\d+), and (\d+) a minute$/.exec(cell) ?? [];
  return { burst: Number(burst), perMinute: Number(perMinute) };
}
