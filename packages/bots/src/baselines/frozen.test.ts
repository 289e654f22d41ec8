import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game, GameView } from '@topsail/engine';
import { describeSetup, everySetup } from '@topsail/engine/testing';
import { cartagena, jamaica } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import type { Baseline } from '../bot.ts';
import { botFor } from '../roster.ts';
import { choicesOf } from '../testing/positions.ts';

/** `TOPSAIL_UPDATE=1` writes down a baseline that has no line yet. What is written is never written again. */
const isUpdate = process.env.TOPSAIL_UPDATE === '1';
const POSITIONS = 60;

/** Every so manyth position is put to each baseline. */
const FROZEN: readonly [Game, Partial<Record<Baseline, number>>][] = [
  [jamaica, { random: 1, thumb: 1, greedy: 1, 'tree-random': 7, 'captain-2026': 7 }],
  [cartagena, { random: 1, thumb: 1, greedy: 1, 'tree-random': 20, 'captain-2026': 4 }],
];

const HEAD = `# How the frozen baselines answer: never to be changed, or old measurements lose their meaning.
# A new baseline is added with TOPSAIL_UPDATE=1; a change to an old one gets a new name.
`;

interface Asked {
  readonly name: string;
  readonly view: GameView;
  readonly seed: number;
}

/** Positions of games by random moves, from all tables and all times of a game. */
function positionsOf(game: Game): Asked[] {
  const setups = everySetup(game);
  return Array.from({ length: POSITIONS }, (_, i) => {
    const setup = setups[i % setups.length];
    const choice = 1 + ((i * 17) % 97);
    let view: GameView | undefined;
    let n = 0;
    for (const { state, seat } of choicesOf(setup, `frozen ${i}`)) {
      view = game.view(state, seat);
      if (++n === choice) break;
    }
    return { name: `${describeSetup(setup)}, game "frozen ${i}", choice ${n}`, view: view!, seed: i };
  });
}

/** The lines of one baseline, by position. */
function answersOf(name: Baseline, every: number, positions: readonly Asked[]): string[] {
  return positions
    .filter((_, i) => i % every === every - 1)
    .map(({ name: place, view, seed }) => {
      const move = botFor(name, view.setup.ruleset).choose(view, seed);
      return `${name} · ${place} → ${move}`;
    });
}

function fileOf({ id }: Game): string {
  return fileURLToPath(new URL(`../../test/frozen/${id}.txt`, import.meta.url));
}

function linesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

function append(file: string, lines: readonly string[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  writeFileSync(file, `${before}\n${lines.join('\n')}\n`);
}

describe.each(FROZEN.map(([game, bots]) => [game.id, game, bots] as const))(
  'the frozen baselines of %s',
  (_, game, bots) => {
    const positions = positionsOf(game);
    const file = fileOf(game);

    test.each(Object.entries(bots) as [Baseline, number][])('answer as ever: %s', (name, every) => {
      const answers = answersOf(name, every, positions);
      const written = (): string[] => linesIn(file).filter((line) => line.startsWith(`${name} · `));
      if (isUpdate && written().length === 0) append(file, answers);
      expect(answers).toEqual(written());
    });

    test('are all that is written down', () => {
      const known = Object.keys(bots);
      expect(linesIn(file).filter((line) => !known.includes(line.split(' · ')[0]))).toEqual([]);
    });
  },
);
