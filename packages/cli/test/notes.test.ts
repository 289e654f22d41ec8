import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import type { CalibrationFigures } from '../src/ladder/calibrations.ts';
import { documentOf } from '../src/ladder/document.ts';
import type { DuelFigures } from '../src/ladder/duels.ts';
import { notedCalibration, notedDuel, readNotebook, type Notebook } from '../src/ladder/notebook.ts';
import { scratch, topsail } from './topsail.ts';

const file = scratch();
const WHERE = { played: '2026-11-18', machine: '2 × Abacus, Node v20' };
const NOTHING: Notebook = { bouts: [] };

function duel(ruleset: string, changes: Partial<DuelFigures> = {}): DuelFigures {
  return {
    ...{ name: `${ruleset} 4 captain v captain-2026`, ruleset, seats: 4, seed: '1', ...WHERE },
    ...{ bot: 'captain', against: 'captain-2026', efforts: {}, verdict: 'h1', games: 1200 },
    hypotheses: { h0: 0.25, h1: 0.33, alpha: 0.05, beta: 0.05 },
    won: { value: 0.38, from: 0.35, to: 0.41 },
    milliseconds: { bot: 24, against: 23.5 },
    ...changes,
  };
}

function calibration(ruleset: string, seats: number): CalibrationFigures {
  const gap = { value: 0.021, from: -0.01, to: 0.05 };
  const empty = Array.from({ length: 8 }, () => ({ predictions: 0, promised: null, gap: null }));
  return {
    ...{ name: `${ruleset} ${seats}`, ruleset, seats, bot: 'mate', every: 7, seed: '1', ...WHERE },
    ...{ games: 200, predictions: 2400, evenBrier: 0.1875, error: 0.018 },
    brier: { value: 0.1404, from: 0.12, to: 0.16 },
    bins: [{ predictions: 1000, promised: 0.05, gap }, { predictions: 49, promised: 0.15, gap }, ...empty],
    thirds: [0.17, 0.14, 0.11].map((brier) => ({ brier, error: 0.02 })),
  };
}

describe('the document', () => {
  const withDuels = [duel('jamaica-2', { verdict: 'open' }), duel('jamaica-1')].reduce(notedDuel, NOTHING);
  const notebook = notedCalibration(withDuels, calibration('yassa', 3));
  const text = documentOf(notebook);
  const rows = text.split('\n').filter((line) => line.startsWith('|'));

  it('says how duels were decided, in the order of the rulesets', () => {
    const [first, second] = rows.filter((row) => row.includes('captain-2026') && row.includes('≤'));
    expect(first).toContain('Jamaica, first edition, 4 seats');
    expect(first).toMatch(/H1 is accepted .*≤ 25\.0 % \| ≥ 33\.0 % \| 1,200 \| 38\.0 % \| 35\.0 to 41\.0 \|/);
    expect(second).toContain('stopped before a verdict');
  });

  it('says with how many tries, where they were not the usual', () => {
    const half = duel('yassa', { efforts: { captain: 0.5, 'captain-2026': 1 } });
    expect(documentOf(notedDuel(NOTHING, half))).toContain('captain (tries × 0.5)');
  });

  it('says how far promises were from what came of them, where there were enough', () => {
    const [row, gaps] = rows.filter((line) => line.startsWith('| Yassa, 3 seats'));
    expect(row).toMatch(
      /2,400 \| 0\.140 \| 0\.120 to 0\.160 \| +0\.188 \| +1\.8 % \| 0\.170, 0\.140, 0\.110 \|$/,
    );
    expect(gaps).toContain('| +2.1 (-1.0 to 5.0), 1,000 |');
    expect(gaps?.match(/–/g)).toHaveLength(9);
  });

  it('has neither part where nothing was noted', () => {
    expect(documentOf(NOTHING)).not.toMatch(/Duels|promises/);
  });

  it('keeps one note of the same duel, and of the same table', () => {
    const again = notedDuel(notebook, duel('jamaica-2', { games: 8 }));
    expect(again.duels?.map(({ ruleset, games }) => [ruleset, games])).toEqual([
      ['jamaica-1', 1200],
      ['jamaica-2', 8],
    ]);
    expect(notedCalibration(notebook, calibration('yassa', 3)).calibrations).toHaveLength(1);
    expect(notedCalibration(notebook, calibration('yassa', 2)).calibrations).toHaveLength(2);
  });

  it('is laid out as the formatter of the house would', async () => {
    expect(await format(text, { parser: 'markdown', proseWrap: 'preserve' })).toBe(text);
  });
});

describe('a command that is asked to note', () => {
  it('writes figures and document', () => {
    const book = file('book.json');
    const run = `duel -r yassa -n 2 -b thumb -a random --games 4 --threads 1 --note ${book}`;
    expect(topsail(run).code).toBe(0);
    expect(topsail(`calibration -r yassa -n 2 -b thumb --games 2 --every 30 --note ${book}`).code).toBe(0);
    const { duels, calibrations } = readNotebook(book);
    expect(duels?.[0]).toMatchObject({ name: 'yassa 2 thumb v random', games: 4, verdict: 'open' });
    expect(calibrations?.[0]).toMatchObject({ name: 'yassa 2', bot: 'thumb', games: 2 });
    expect(readFileSync(book.replace('.json', '.md'), 'utf8')).toContain('## Can promises be trusted?');
  });

  it('refuses a file of something else before it plays, and leaves it as it is', () => {
    const other = file('other.json');
    writeFileSync(other, '{"bouts": [], "duels": [{}]}');
    const { code, err } = topsail(`duel -r yassa -n 2 -b thumb -a random --games 4 --note ${other}`);
    expect(code).toBe(1);
    expect(err).toContain('holds no figures of a ladder');
    expect(readFileSync(other, 'utf8')).toBe('{"bouts": [], "duels": [{}]}');
    expect(existsSync(other.replace('.json', '.md'))).toBe(false);
  });
});
