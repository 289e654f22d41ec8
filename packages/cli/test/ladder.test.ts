import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { boutName, LADDER } from '../src/ladder/bouts.ts';
import { chooseBouts, isDone } from '../src/ladder/choice.ts';
import { fixtureOf } from '../src/ladder/climb.ts';
import { documentOf } from '../src/ladder/document.ts';
import type { BoutFigures } from '../src/ladder/figures.ts';
import { noted, notebookText, readNotebook, type Notebook } from '../src/ladder/notebook.ts';
import { entriesOf, ratedOn, verdictOf } from '../src/ladder/verdict.ts';
import { scratch, topsail } from './topsail.ts';

const file = scratch();
const docs = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));

/** As many games as the ladder asks for; 240 where it knows no such bout. */
function askedFor(name: string): number {
  return LADDER.flatMap(({ bouts }) => bouts).find((bout) => boutName(bout) === name)?.games ?? 240;
}

function figures(name: string, from: number | null, changes: Partial<BoutFigures> = {}): BoutFigures {
  return {
    ...{
      name,
      revision: 1,
      seed: 'ladder',
      gamesAsked: askedFor(name),
      games: 240,
      seeds: 120,
      cut: 0,
      nobodys: 0,
    },
    won: { value: 0.7, from, to: 0.9 },
    points: { bot: 20, against: 10 },
    milliseconds: { bot: 100, against: 1 },
    above: { value: 150, from: 100, to: 200 },
    ...{ played: '2026-11-16', machine: '2 × Abacus, Node v20' },
    ...changes,
  };
}

describe('the document in docs', () => {
  it('is what the figures beside it come to', () => {
    expect(readFileSync(docs('bots.md'), 'utf8')).toBe(documentOf(readNotebook(docs('bots.json'))));
  });
});

describe('the ladder', () => {
  const bouts = LADDER.flatMap((rung) => rung.bouts);

  it('asks nothing twice, and only for tables there are', () => {
    expect(new Set(bouts.map(boutName)).size).toBe(bouts.length);
    for (const bout of bouts) {
      expect(fixtureOf(bout).match.lineUp).toHaveLength(bout.seats);
      expect(bout.games).toBeGreaterThanOrEqual(160);
    }
  });

  it('asks for enough seeds to clear its highest lines at all', () => {
    for (const { games, seats, line = 0 } of bouts) {
      const seeds = games / seats;
      expect(seeds / (seeds + 3.85)).toBeGreaterThan(line);
    }
  });

  it('is chosen from by parts of names, and scaled', () => {
    const chosen = chooseBouts({ only: 'jamaica-1 4 captain', scale: 0.1 });
    expect(chosen.map(({ against, games }) => [against, games])).toEqual([
      ['random', 40],
      ['greedy', 24],
      ['tree-random', 16],
      ['mate', 24],
    ]);
    expect(chooseBouts({ games: 7 }).every(({ games }) => games === 7)).toBe(true);
    expect(() => chooseBouts({ only: 'parrot' })).toThrow(
      /no bout is called "parrot"; known are:\n {2}jamaica-1 4/,
    );
  });

  it('knows what was played before, if as many games were asked for', () => {
    const [bout] = chooseBouts({ only: 'yassa 2 captain' });
    expect(isDone(bout!, { bouts: [figures('yassa 2 captain v mate', 0.6)] })).toBe(true);
    expect(isDone({ ...bout!, games: 24 }, { bouts: [figures('yassa 2 captain v mate', 0.6)] })).toBe(false);
    expect(isDone(bout!, { bouts: [] })).toBe(false);
  });
});

describe('a line', () => {
  const verdict = (from: number | null) =>
    verdictOf({
      bout: { ...chooseBouts({ only: 'yassa 2 captain' })[0]!, line: 0.5 },
      figures: figures('any', from),
    });

  it('is cleared only by the lower end of the interval', () => {
    expect([0.51, 0.5, 0.4].map(verdict)).toEqual(['cleared', 'missed', 'missed']);
  });

  it('is not cleared without an interval', () => {
    expect(verdict(null)).toBe('missed');
  });
});

describe('the document', () => {
  const yassa = LADDER.find(({ ruleset, seats }) => ruleset === 'yassa' && seats === 2)!;
  const notebook: Notebook = [
    figures('yassa 2 sailor v cabin-boy', 0.4, { games: 1200 }),
    figures('yassa 2 captain v mate', 0.6),
    figures('yassa 2 mate v sailor', null, { nobodys: 0.021 }),
  ].reduce(noted, { bouts: [] });
  const text = documentOf(notebook);

  it('has a row for every bout, with its line and whether it is cleared', () => {
    const rows = text.split('\n').filter((line) => line.includes(' 1 × ') && line.includes('20.0 : 10.0'));
    const cells = rows.map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
    const asked = ['50.0 %', '50.0 %'];
    const rest = ['20.0 : 10.0', '100 : 1.0'];
    expect(cells).toEqual([
      ['captain', '1 × mate', '240', '70.0 %', '60.0 to 90.0', ...asked, '✓', ...rest],
      ['mate', '1 × sailor', '240', '70.0 %', '–', ...asked, '✗', ...rest],
      ['sailor', '1 × cabin-boy', '1,200', '70.0 %', '40.0 to 90.0', ...asked, '✗', ...rest],
    ]);
  });

  it('owns up to what is missed and what was not played', () => {
    const asked = LADDER.flatMap(({ bouts }) => bouts).filter(({ line }) => line !== undefined).length;
    expect(text).toContain(`Of ${asked} lines, 1 are cleared.`);
    expect(text).toContain('Missed: yassa 2 mate v sailor; yassa 2 sailor v cabin-boy.');
    expect(text).toContain(`Not played yet: ${asked - 3}.`);
    expect(text).toContain('Won by nobody (the ghost ship, or games that were cut): 2.1 % (mate v sailor).');
    expect(text).not.toMatch(/undefined|NaN|null/);
  });

  it('says so when a bout was not played in full', () => {
    const short = documentOf({ bouts: [figures('yassa 2 captain v mate', 0.6, { gamesAsked: 24 })] });
    expect(text).not.toContain('not in full');
    expect(short).toMatch(/1 of \d+ bouts were played with --games or --scale, not in full/);
  });

  it('rates the bots of one kind of table on one scale', () => {
    const rated = ratedOn(entriesOf(yassa, notebook.bouts));
    expect(rated.map(({ name, rating }) => [name, Math.round(rating.value)])).toEqual([
      ['captain', 450],
      ['mate', 300],
      ['sailor', 150],
      ['cabin-boy', 0],
    ]);
    expect(ratedOn(entriesOf(yassa, notebook.bouts.slice(1)))).toEqual([]);
  });

  it('does not take a distance for sure because all seeds ended alike', () => {
    const swept = figures('yassa 2 captain v mate', 0.97, { above: { value: 900, from: 900, to: 900 } });
    const [captain] = ratedOn(entriesOf(yassa, noted(notebook, swept).bouts));
    expect(captain!.rating.interval![1] - captain!.rating.value).toBeGreaterThan(400);
  });
});

describe('the notebook', () => {
  it('keeps the order of the ladder, and needs no formatting', async () => {
    const two = [figures('yassa 4 captain v mate', 0.3), figures('yassa 3 mate v sailor', null)];
    const notebook = two.reduce(noted, { bouts: [] });
    expect(notebook.bouts.map(({ name }) => name)).toEqual([
      'yassa 3 mate v sailor',
      'yassa 4 captain v mate',
    ]);
    for (const one of [notebook, { bouts: [] }]) {
      const text = notebookText(one);
      expect(await format(text, { parser: 'json', printWidth: 110 })).toBe(text);
      expect(JSON.parse(text)).toEqual(one);
    }
  });
});

describe('topsail ladder', () => {
  it('plays, writes, resumes without playing again, and writes the same', () => {
    const json = file('ladder.json');
    const played = topsail(`ladder --only cabin-boy --games 1 --json ${json}`);
    expect(played.code).toBe(0);
    const bouts = () => readNotebook(json).bouts.map(({ name, games }) => [name, games]);
    const first = bouts();
    expect(first).toContainEqual(['yassa 2 sailor v cabin-boy', 2]);
    const before = readFileSync(json, 'utf8');
    const again = topsail(`ladder --only cabin-boy --games 1 --resume ${json}`);
    expect(again.err).toContain(`0 bouts to play, ${first.length} are done`);
    expect(readFileSync(json, 'utf8')).toBe(before);
    expect(readFileSync(file('ladder.md'), 'utf8')).toBe(documentOf(readNotebook(json)));
  });

  it('writes the document again without playing', () => {
    writeFileSync(file('kept.json'), notebookText({ bouts: [figures('yassa 2 captain v mate', 0.6)] }));
    const { code, out, err } = topsail(
      `ladder --no-play --json ${file('kept.json')} --out ${file('again.md')}`,
    );
    expect([code, out, err]).toEqual([0, '', '']);
    expect(readFileSync(file('again.md'), 'utf8')).toBe(documentOf(readNotebook(file('kept.json'))));
  });

  it('explains itself', () => {
    const { code, out } = topsail('ladder --help');
    expect(code).toBe(0);
    expect(out).toContain('Examples:');
  });

  it.each([
    ['an unknown bout', '--only parrot', 2, 'no bout is called "parrot"'],
    ['games twice', '--games 3 --scale 2', 2, "option '--scale <factor>' cannot be used with option"],
    ['no scale', '--scale 0', 2, 'It must be a number up to 100.'],
    ['no file to resume', '--resume /no/such.json', 1, 'cannot read /no/such.json: no such file'],
    ['a file of something else', `--resume ${docs('bots.md')}`, 1, 'bots.md holds no figures of a ladder'],
  ])('says what is wrong: %s', (_what, args, wrong, complaint) => {
    const { code, out, err } = topsail(`ladder ${args}`);
    expect(err).toContain(complaint);
    expect(out).toBe('');
    expect(code).toBe(wrong);
  });
});
