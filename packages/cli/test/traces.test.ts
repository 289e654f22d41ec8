import { describe, expect, it } from 'vitest';
import { games } from '@topsail/games';
import { benchTables, nameOf } from '../src/bench/cases.ts';
import { randomGame } from '../src/random-game.ts';
import type { Table } from '../src/table-setup.ts';
import { makeTrace } from '../src/trace-text.ts';
import { isShort } from './topsail.ts';
import { witness, type Choices } from './witness.ts';

/** TOPSAIL_WITNESS=100 lets the witness see a hundred games of every kind. */
const GAMES = Number(process.env.TOPSAIL_WITNESS ?? (isShort ? 1 : 2));
const LONG = 60_000 + 60_000 * GAMES;

/** So often must a choice have been met, for each of its options, before one that was never taken counts as missing. */
const ENOUGH = 40;

function traceOf(table: Table, seed: string): string {
  const trace = makeTrace(table.game, table.setup);
  const { cut } = randomGame(table, seed, trace);
  return trace.text(cut);
}

/** All set-ups of the bench, and Cartagena with the boat closed. */
const tables = [
  ...benchTables(),
  ...benchTables()
    .filter(({ setup }) => 'boat-retreat' in setup.options)
    .map(({ game, setup }) => ({
      game,
      setup: { ...setup, options: { ...setup.options, 'boat-retreat': 'no' } },
    })),
];

const choices: Choices = new Map();

describe('a witness who knows only the rules finds no untruth in random games of', () => {
  it.each(tables.map((table) => ({ name: nameOf(table.setup), table })))(
    '$name',
    ({ table }) => {
      for (let i = 1; i <= GAMES; i++) witness(traceOf(table, `witness ${i}`), choices);
    },
    LONG,
  );

  it('and has seen every choice taken that the rules give', () => {
    const offered = games.filter(({ rulesets }) => rulesets.some(({ offered }) => offered));
    expect(offered.length).toBe(2);
    const missing = [...choices].flatMap(([situation, { options, taken }]) => {
      const times = [...taken.values()].reduce((sum, n) => sum + n, 0);
      const never = [...options].filter((option) => !taken.has(option));
      return times < ENOUGH * options.size ? [] : never.map((option) => `${situation}: ${option}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('the witness notices', () => {
  const lines = traceOf(
    tables.find(({ setup }) => nameOf(setup) === 'jamaica-1 4')!,
    'changed',
  ).split('\n');
  const changed = (find: RegExp, from: string | RegExp, to: string): string => {
    const at = lines.findIndex((line) => find.test(line));
    return lines.with(at, lines[at]!.replace(from, to)).join('\n');
  };

  it.each([
    ['an unknown field', /"e":"load"/, '{"e"', '{"extra":1,"e"', 'unknown field extra'],
    ['a load that the die did not give', /"e":"load"/, /"count":\d/, '"count":9', 'the count is 9'],
    [
      'a price that is not paid',
      /"e":"pay".*"short":false/,
      '"short":false',
      '"short":true',
      'who pays what',
    ],
    ['a ship that sails too far', /"e":"move"/, /"to":\d+/, '"to":44', 'the rules allow only'],
    ['a state that does not follow', /"e":"turn"/, /"captain":\d/, '"captain":7', 'captain'],
    ['a wrong score', /"e":"end"/, /"scores":\[-?\d+/, '"scores":[99', 'scores'],
  ])('%s', (_what, find, from, to, complaint) => {
    expect(() => witness(changed(find, from, to))).toThrow(complaint);
  });

  it('a missing event', () => {
    const without = lines.filter((line, i) => !(line.includes('"e":"battle-roll"') && i > 0));
    expect(() => witness(without.join('\n'))).toThrow('battle-roll is due');
  });

  it('a trace that stops too early, unless it says so', () => {
    const half = lines.slice(0, 100).join('\n');
    expect(() => witness(half)).toThrow('the trace ends where');
    expect(witness(half.replace('"partial":false', '"partial":true'))).toBe(1);
  });
});
