import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/*
 * Infrastructure is named with the field's words, so that a newcomer finds it by searching. These names were private
 * inventions for things with a usual name; the right-hand side says which.
 */
const RETIRED: Readonly<Record<string, string>> = {
  purse: 'token bucket',
  ledger: 'commit queue',
  surroundings: 'context',
  heed: 'onChange, listener',
  ears: 'listener',
  hall: 'table service',
  house: 'table service',
  room: 'loaded table',
  deed: 'command',
  denial: 'refusal',
  deny: 'refuse',
  happening: 'change',
  sitter: 'occupant',
  wish: 'plan',
  gate: 'upgrade handler',
  told: 'committed, received, reported',
  tongue: 'protocol',
  cable: 'socket',
  turnstile: 'semaphore',
  fleet: 'simulation',
  crew: 'group of users',
  voyage: 'plan',
  whim: 'random choice',
  villain: 'attacker',
  raider: 'attacker',
  sortie: 'scenario',
  looker: 'client',
  dial: 'connect',
  luck: 'chance',
};

/** Roundabout phrases: say who does what. */
const ROUNDABOUT =
  /\b(whoever|whomever|what (?:comes|came|became) of|the house|a house|to whom|somebody who)\b/i;

/** Libraries have their own words: Colyseus has rooms. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  'packages/server/drills/bench/load/protocols/colyseus.ts': ['room'],
};

const root = new URL('../../../', import.meta.url);
const thisFile = 'packages/server/test/names.test.ts';

/** The retired words in the identifiers of a source text; comments and texts in quotes do not count. */
function retiredIn(source: string): string[] {
  const code = source.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*|'[^'\n]*'|`[^`]*`/gs, ' ');
  const parts = [...code.matchAll(/[A-Za-z]\w*/g)].flatMap(([name]) => name.split(/(?=[A-Z])|_/));
  return [...new Set(parts.map((part) => part.toLowerCase().replace(/(?<=..)s$/, '')))].filter((part) =>
    Object.keys(RETIRED).some((word) => word === part || word === `${part}s`),
  );
}

function sources(folder: string): string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}${file}`)
    .filter((file) => file !== thisFile);
}

const INFRASTRUCTURE = [
  ...['packages/server/src/', 'packages/server/drills/', 'packages/server/test/'],
  ...['packages/store/src/', 'packages/store/test/', 'packages/threads/src/', 'packages/threads/test/'],
  'packages/protocol/src/',
].flatMap(sources);

describe('the names of the infrastructure', () => {
  it.each(INFRASTRUCTURE)('%s', (file) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    const foreign = FOREIGN[file] ?? [];
    expect(retiredIn(source).filter((word) => !foreign.includes(word))).toEqual([]);
    expect(ROUNDABOUT.exec(source)?.[0]).toBeUndefined();
  });

  it('are found in identifiers, not in comments and texts', () => {
    expect(retiredIn('class PurseKeeper { #house = open(); }')).toEqual(['purse', 'house']);
    expect(retiredIn("const ears = new Set(); // the ledger of the 'room'")).toEqual(['ear']);
    expect(retiredIn("const frame = { t: 'deed' }; /* a wish */")).toEqual([]);
  });
});

describe('the glossary', () => {
  const page = readFileSync(new URL('docs/glossary.md', root), 'utf8');

  it('has forty words, each with a file that exists', () => {
    const entries = page.split(/^\d+\. /m).slice(1);
    expect(entries).toHaveLength(40);
    for (const entry of entries) {
      const [, file = ''] = /`((?:packages|docs)\/[^`]+)`/.exec(entry) ?? [];
      expect(existsSync(new URL(file, root)) && file !== '', entry).toBe(true);
    }
  });
});
