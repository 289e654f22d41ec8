import { existsSync } from 'node:fs';
import type { Cluster } from '@topsail/bots';
import { readText, writeText } from '../files.ts';
import { failed } from '../problem.ts';
import type { Duel } from './plan.ts';

/** One seed in all rotations, as it is kept: the bot's share of each game, and how long both sides thought. */
export interface Block {
  readonly won: readonly number[];
  readonly own: Thinking;
  readonly others: Thinking;
}

export interface Thinking {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** What is kept of a duel: the question, and blocks by their number. Those that were never finished are null. */
interface DuelFile {
  readonly duel: Duel;
  readonly blocks: readonly (Block | null)[];
}

export function blockOf({ match }: Duel, cluster: Cluster): Block {
  const [bot, against] = [...new Set<string>(match.lineUp)];
  if (bot === undefined || against === undefined) throw new Error('two bots duel');
  return {
    won: cluster.map(({ seats }) => seats.find(({ name }) => name === bot)?.win ?? 0),
    own: thinkingOf(cluster, bot),
    others: thinkingOf(cluster, against),
  };
}

function thinkingOf(cluster: Cluster, name: string): Thinking {
  const times = cluster.flatMap((game) => game.times[name] ?? []);
  const milliseconds = Math.round(times.reduce((sum, time) => sum + time, 0));
  return { decisions: times.length, milliseconds };
}

export function shareOf({ won }: Block): number {
  return won.reduce((sum, one) => sum + one, 0) / won.length;
}

/** Blocks from the first to the last before one that is missing: what is quickly played must not come first. */
export function inOrder(blocks: readonly (Block | null)[]): Block[] {
  const gap = blocks.findIndex((block) => block === null);
  return (gap < 0 ? blocks : blocks.slice(0, gap)).filter((block) => block !== null);
}

/** The blocks in that file; none if there is no file. What belongs to another duel is refused. */
export function findBlocks(path: string | undefined, duel: Duel): (Block | null)[] {
  if (path === undefined || !existsSync(path)) return [];
  const file = parse(path);
  if (JSON.stringify(file.duel) !== JSON.stringify(duel))
    throw failed(`${path} holds another duel: other bots, hypotheses, seed or table`);
  return [...file.blocks];
}

function parse(path: string): DuelFile {
  const text = readText(path);
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === 'object' && file !== null && 'duel' in file && 'blocks' in file)
      return file as DuelFile;
  } catch {
    // What is no JSON is no duel.
  }
  throw failed(`${path} holds no duel`);
}

export function keepBlocks(path: string | undefined, duel: Duel, blocks: readonly (Block | null)[]): void {
  if (path !== undefined) writeText(path, `${JSON.stringify({ duel, blocks }, null, 1)}\n`);
}
