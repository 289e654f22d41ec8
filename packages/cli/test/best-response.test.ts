import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { doResponseJob, sidesOf, type Taught } from '../src/best-response/jobs.ts';
import { challengeOf, commandOf, partsOf } from '../src/best-response/plan.ts';
import { responseText } from '../src/best-response/text.ts';
import { trainingJobs } from '../src/best-response/training.ts';
import { documentOf } from '../src/ladder/document.ts';
import { noted, notebookText, notedResponse, readNotebook } from '../src/ladder/notebook.ts';
import { responseVerdict, type ResponseFigures } from '../src/ladder/responses.ts';
import { scratch, topsail } from './topsail.ts';

const file = scratch();
const PLAN = { ruleset: 'yassa', seats: 2, generations: 4, matchGames: 2, seed: '7', threads: 2 };

function figures(ruleset: string, changes: Partial<ResponseFigures> = {}): ResponseFigures {
  return {
    ...{ name: `${ruleset} 2`, ruleset, seats: 2, revision: 1, from: 'topsail best-response' },
    training: { games: 1200, generations: 4 },
    ...{ games: 400, seeds: 200, cut: 0, nobodys: 0 },
    won: { value: 0.5, from: 0.45, to: 0.55 },
    ...{ played: '2026-11-16', machine: '2 × Abacus, Node v20' },
    ...changes,
  };
}

describe('the budget of a training', () => {
  it('is shared evenly by the generations', () => {
    expect(partsOf({ games: 10 }, 4)).toEqual([2, 3, 2, 3].map((games) => ({ games })));
    expect(partsOf({ minutes: 10 }, 4)).toEqual([2.5, 2.5, 2.5, 2.5].map((minutes) => ({ minutes })));
  });

  it('has a game for every generation, or there are fewer', () => {
    expect(partsOf({ games: 2 }, 4)).toEqual([{ games: 1 }, { games: 1 }]);
  });

  it('is named in the command that does it again', () => {
    const rest = '--generations 4 --match-games 2 --seed 7';
    expect(commandOf(PLAN)).toBe(`topsail best-response --ruleset yassa --seats 2 --games 1000 ${rest}`);
    expect(commandOf({ ...PLAN, minutes: 5 })).toContain(` --minutes 5 ${rest}`);
  });
});

describe('the games of a training', () => {
  const challenge = challengeOf(PLAN);

  it('change seats from game to game, and from generation to generation', () => {
    const seats = (generation: number): number[] =>
      trainingJobs(challenge, generation, { games: 3 }, 2).map(({ game }) => game % 2);
    expect([seats(0), seats(1)]).toEqual([
      [0, 1, 0],
      [1, 0, 1],
    ]);
  });

  it('go on until the time has come, one job for each thread', () => {
    const before = Date.now();
    const jobs = trainingJobs(challenge, 0, { minutes: 2 }, 3);
    expect(jobs.map(({ game, more }) => [game, more?.step])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(jobs[0]?.more?.until).toBeGreaterThanOrEqual(before + 120_000);
  });

  it('teach positions of both, and choices of the Captain', () => {
    const jobs = trainingJobs(challenge, 0, { games: 1 }, 1);
    const [taught, ...more] = jobs.flatMap((job) => [...doResponseJob(job)] as Taught[]);
    expect(more).toEqual([]);
    expect(taught!.positions[0]!.wins).toHaveLength(2);
    expect(taught!.win).toBe(taught!.positions[0]!.wins[0]);
    expect(taught!.choices.length).toBeGreaterThan(3);
    // One seat's choices: no more than rounds.
    expect(taught!.choices.length).toBeLessThanOrEqual(taught!.positions.length);
  });

  it('are played by one bot and the Captain in all other seats', () => {
    expect(sidesOf(4)).toEqual(['responder', 'captain', 'captain', 'captain']);
  });
});

describe('the line of a taught bot', () => {
  const verdict = (to: number | null, seats = 2) =>
    responseVerdict({ ruleset: 'yassa', seats }, { value: 0.5, from: null, to });

  it('is kept only by the upper end of the interval', () => {
    expect([0.55, 0.6, 0.61, null].map((to) => verdict(to))).toEqual([
      'cleared',
      'cleared',
      'missed',
      'missed',
    ]);
  });

  it('is drawn for two seats only', () => {
    expect(verdict(0.2, 4)).toBe('not asked');
    expect(responseText(figures('yassa', { seats: 4 }))).not.toContain('line');
  });

  it.each([
    ['kept', { value: 0.5, from: 0.45, to: 0.55 }, 'is kept, by the whole interval'],
    ['missed for want of games', { value: 0.5, from: 0.3, to: 0.7 }, 'is missed: it may win up to 70.0 %'],
    ['missed', { value: 0.8, from: 0.7, to: 0.9 }, 'is missed: it won more'],
    ['missed by a single seed', { value: 0, from: null, to: null }, 'is missed: one seed gives no interval'],
  ])('is said to be %s', (_what, won, words) => {
    expect(responseText(figures('yassa', { won }))).toContain(words);
  });
});

describe('the document', () => {
  const two = [
    figures('cartagena-tortuga', { won: { value: 0.62, from: 0.55, to: 0.69 } }),
    figures('jamaica-1', { nobodys: 0.1 }),
  ];
  const notebook = two.reduce(notedResponse, { bouts: [] });
  const text = documentOf(notebook);
  const rows = text
    .slice(text.indexOf('## Can the Captain be exploited?'))
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

  it('has a row for every ruleset, with its line and whether it is kept', () => {
    expect(rows).toHaveLength(7);
    const played = ['2', '1,200', '400'];
    expect(rows[1]).toEqual(['Jamaica, first edition', ...played, '50.0 %', '45.0 to 55.0', '60.0 %', '✓']);
    expect(rows[2]).toEqual(['Jamaica, second edition', '2', 'not played', '', '', '', '60.0 %', '']);
    const tortuga = rows.find(([name]) => name?.includes('Tortuga'));
    expect(tortuga?.slice(4)).toEqual(['62.0 %', '55.0 to 69.0', '60.0 %', '✗']);
    expect(text).toContain('Won by nobody (the ghost ship, or games that were cut): 10.0 % (jamaica-1 2).');
    expect(text).not.toMatch(/undefined|NaN|null/);
  });

  it('says nothing of it before the first was taught', () => {
    expect(documentOf({ bouts: [] })).not.toContain('exploited');
  });

  it('is kept as figures, one for each table, that a bout of the ladder leaves alone', async () => {
    const again = notedResponse(notebook, figures('jamaica-1', { games: 2 }));
    expect(again.responses?.map(({ name, games }) => [name, games])).toEqual([
      ['jamaica-1 2', 2],
      ['cartagena-tortuga 2', 400],
    ]);
    const bout = { name: 'yassa 2 captain v mate' } as Parameters<typeof noted>[1];
    expect(noted(again, bout).responses).toEqual(again.responses);
    const written = notebookText(again);
    expect(await format(written, { parser: 'json', printWidth: 110 })).toBe(written);
    writeFileSync(file('kept.json'), written);
    expect(readNotebook(file('kept.json'))).toEqual(again);
  });
});

describe('topsail best-response', () => {
  const few = '--games 2 --match-games 2';

  it('teaches, plays, and writes the same figures on one thread and on many', () => {
    writeFileSync(file('one.json'), notebookText({ bouts: [], responses: [figures('jamaica-2')] }));
    const one = topsail(`best-response -r yassa ${few} --threads 1 --json ${file('one.json')}`);
    const many = topsail(`best-response -r yassa ${few} --threads 2 --json ${file('many.json')}`);
    expect([one.code, many.code]).toEqual([0, 0]);
    const { responses } = readNotebook(file('one.json'));
    expect(responses?.map(({ name }) => name)).toEqual(['jamaica-2 2', 'yassa 2']);
    expect(readNotebook(file('many.json')).responses).toEqual(responses?.slice(1));
    expect(responses?.[1]).toMatchObject({ training: { games: 2, generations: 2 }, games: 2, seeds: 1 });
    expect(readFileSync(file('one.md'), 'utf8')).toBe(documentOf(readNotebook(file('one.json'))));
    expect(one.err).toMatch(/^generation 2 of 2: 1 game, of which it won [\d.]+ %; fitting to \d+ /m);
    expect(one.out).toMatch(/^of a match of 2 games it won [\d.]+ % \(95 %: –; even 50.0 %\)$/m);
    expect(one.out).toContain('one seed gives no interval, and proves nothing');
  }, 120_000);

  it('trains for a time, where no choices are learned too', () => {
    const json = file('tunnel.json');
    const run = `best-response -r cartagena-tortuga --minutes 0.001 --generations 1 --match-games 2`;
    const { code, out } = topsail(`${run} --threads 1 --json ${json}`);
    expect(code).toBe(0);
    expect(out).toContain('cartagena-tortuga, 2 seats: taught by 1 game against the Captain');
    expect(readNotebook(json).responses?.[0]?.from).toContain('--minutes 0.001');
  }, 120_000);

  it('writes nothing when it is interrupted', async () => {
    const bin = fileURLToPath(new URL('../bin/topsail.mjs', import.meta.url));
    const json = file('stopped.json');
    const child = spawn(process.execPath, [bin, 'best-response', '-r', 'yassa', '-g', '2', '--json', json]);
    let err = '';
    child.stderr.on('data', (text: Buffer) => {
      if (err === '') child.kill('SIGINT');
      err += text.toString();
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(err).toMatch(/^topsail: stopped; nothing was written$/m);
    expect(code).toBe(130);
    expect(existsSync(json)).toBe(false);
  });

  it('explains what it means and what it does not prove', () => {
    const { code, out } = topsail('best-response --help');
    expect(code).toBe(0);
    expect(out).toContain('bounds from below');
    expect(out).toContain('Examples:');
  });

  it.each([
    ['an unknown ruleset', '-r chess', 2, 'there is no ruleset "chess"; known are jamaica-1'],
    ['too many seats', '-r yassa -n 5', 2, 'yassa: this ruleset is for 2 to 4 seats, not 5'],
    ['no games', '-r yassa --games 0', 2, 'It must be 1 or more.'],
    ['no time', '-r yassa --minutes 0', 2, 'It must be a number up to 10000.'],
    ['two budgets', '-r yassa --games 2 --minutes 2', 2, 'cannot be used with option'],
    ['no folder', '-r yassa --json /no/such/bots.json', 1, 'cannot write /no/such/bots.json: no such file'],
    ['a file of something else', '-r yassa --json package.json', 1, 'package.json holds no figures'],
  ])('says at once what is wrong: %s', (_what, args, wrong, complaint) => {
    const { code, out, err } = topsail(`best-response ${args}`);
    expect(err).toContain(complaint);
    expect(out).toBe('');
    expect(code).toBe(wrong);
  });
});
