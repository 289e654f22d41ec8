import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { movesOf, parseRecord, perft, replay, stateHash, type Game, type GameState } from '@topsail/engine';
import { games } from '../src/index.ts';
import { goldenNames, goldenText } from './golden-games.ts';

const FOLDER = fileURLToPath(new URL('../perft/', import.meta.url));

/** The most lines of play that a table counts in one position. */
const MOST_LINES = 20_000;

/** A position: so many steps into a golden record; and how deep its lines of play are counted. */
interface Position {
  readonly record: string;
  readonly steps: number;
  readonly depth: number;
}

export function perftFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.perft'))
    .sort();
}

/** The positions of a file, each as the text that stands there. */
export function perftBlocks(file: string): string[] {
  const text = readFileSync(`${FOLDER}${file}`, 'utf8').replace(/^#.*\n/gm, '');
  return text.trim().split(/\n{2,}/);
}

/** The same text, counted anew. Counts above `most` are taken over as they stand. */
export function recount(block: string, most = Number.POSITIVE_INFINITY): string {
  const [, record = '', steps = ''] = /^position (\S+) after (\d+) steps$/m.exec(block) ?? [];
  const told = [...block.matchAll(/^perft (\d+) (\d+)$/gm)].map(([line, , count]) => ({
    line,
    count: Number(count),
  }));
  const counted = told.filter(({ count }) => count <= most).length;
  const { game, state } = reach(record, Number(steps));
  const lines = [...positionLines(game, state, record, Number(steps)), ...countLines(game, state, counted)];
  return [...lines, ...told.slice(counted).map(({ line }) => line)].join('\n');
}

function reach(name: string, steps: number): { game: Game; state: GameState } {
  const parsed = parseRecord(games, goldenText(name));
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.refusal)}`);
  const { game, record } = parsed.value;
  const replayed = replay(game, { ...record, steps: record.steps.slice(0, steps) });
  if (!replayed.ok) throw new Error(`${name}: ${JSON.stringify(replayed.refusal)}`);
  return { game, state: replayed.value };
}

function positionLines(game: Game, state: GameState, record: string, steps: number): string[] {
  const seats = Array.from({ length: state.setup.seats }, (_, seat) => seat);
  const legal = seats.map((seat) => movesOf(game, state, seat).map(({ text }) => text));
  return [
    `position ${record} after ${steps} steps`,
    `hash ${stateHash(game, state)}`,
    `asks ${game.question(state).kind}`,
    ...legal.flatMap((texts, seat) => (texts.length === 0 ? [] : [`legal ${seat} ${texts.join(' | ')}`])),
  ];
}

function countLines(game: Game, state: GameState, depth: number): string[] {
  return Array.from({ length: depth }, (_, n) => `perft ${n + 1} ${perft(game, state, n + 1)}`);
}

/** Chooses positions along the golden records and writes their counts down, one file a ruleset. */
export function writePerft(): void {
  const blocks = new Map<string, string[]>();
  for (const name of goldenNames()) {
    const parsed = parseRecord(games, goldenText(name));
    if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.refusal)}`);
    const { ruleset } = parsed.value.record.setup;
    const list = blocks.get(ruleset) ?? [];
    blocks.set(ruleset, list);
    for (const position of positionsOf(name, parsed.value.record.steps.length)) list.push(blockOf(position));
  }
  for (const [ruleset, list] of blocks) {
    const remark =
      '# The lines of play from each position to a depth: every legal move, and after it every course of luck.\n';
    writeFileSync(`${FOLDER}${ruleset}.perft`, `${remark}\n${list.join('\n\n')}\n`);
  }
}

/** The opening, five places on the way, and shortly before the end. */
function positionsOf(record: string, length: number): Position[] {
  const steps = [0, 1, 2, 3, 4, 5].map((sixth) => Math.floor((sixth * length) / 6));
  return [...steps, length - 3].map((from) => firstDeep(record, from, length));
}

/** The first position from here on that can be counted two moves deep: the luck of a whole round is too much. */
function firstDeep(record: string, from: number, length: number): Position {
  for (let steps = from; steps < length; steps++) {
    const depth = depthAt(record, steps);
    if (depth > 1) return { record, steps, depth };
  }
  return { record, steps: from, depth: depthAt(record, from) };
}

function blockOf({ record, steps, depth }: Position): string {
  const { game, state } = reach(record, steps);
  return [...positionLines(game, state, record, steps), ...countLines(game, state, depth)].join('\n');
}

/** As deep as the lines stay countable, four moves at most. */
function depthAt(record: string, steps: number): number {
  const { game, state } = reach(record, steps);
  for (let depth = 1; depth <= 4; depth++) {
    let lines = 0;
    const counting: Game = {
      ...game,
      clone: (one) => {
        if (++lines > 2 * MOST_LINES) throw new TooMany();
        return game.clone(one);
      },
    };
    try {
      perft(counting, state, depth);
    } catch (problem) {
      if (problem instanceof TooMany) return depth - 1;
      throw problem;
    }
  }
  return 4;
}

class TooMany extends Error {}
