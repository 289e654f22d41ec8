import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  begin,
  makeRecord,
  proceed,
  randomMove,
  seeded,
  type Begun,
  type Chance,
  type GameState,
} from '@topsail/engine';
import { randomSeat } from '@topsail/engine/testing';
import { A_TUNNEL, tableFor, type Table } from './tables.ts';

const FOLDER = fileURLToPath(new URL('../records/', import.meta.url));

/** The games that are made here; others may be typed in by hand next to them. */
const MADE: Readonly<Record<string, Table>> = {
  'jamaica-1-two-and-ghost': tableFor('jamaica-1', 2, {}),
  'jamaica-1-three': tableFor('jamaica-1', 3, {}),
  'jamaica-1-six': tableFor('jamaica-1', 6, {}),
  'jamaica-2-two-and-ghost': tableFor('jamaica-2', 2, {}),
  'jamaica-2-three-and-ghost': tableFor('jamaica-2', 3, { ghost: 'yes' }),
  'jamaica-2-four': tableFor('jamaica-2', 4, { ghost: 'no' }),
  'jamaica-2-six': tableFor('jamaica-2', 6, {}),
  'yassa-two': tableFor('yassa', 2, {}),
  'yassa-four': tableFor('yassa', 4, {}),
  'cartagena-jamaica-two': tableFor('cartagena-jamaica', 2, {}),
  'cartagena-jamaica-five': tableFor('cartagena-jamaica', 5, { 'boat-retreat': 'no' }),
  'cartagena-tortuga-three-in-a-chosen-tunnel': tableFor('cartagena-tortuga', 3, { tunnel: A_TUNNEL }),
  'cartagena-tortuga-five': tableFor('cartagena-tortuga', 5, {}),
  'cartagena-hispaniola-two': tableFor('cartagena-hispaniola', 2, { 'boat-retreat': 'no' }),
  'cartagena-hispaniola-four': tableFor('cartagena-hispaniola', 4, {}),
  'ring-once': tableFor('ring', 2, {}),
  'ring-twice': tableFor('ring', 2, { laps: '2' }),
};

export function goldenNames(): string[] {
  const found = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  return [...new Set([...Object.keys(MADE), ...found.map((file) => file.slice(0, -4))])].sort();
}

export function goldenText(name: string): string {
  return readFileSync(`${FOLDER}${name}.txt`, 'utf8');
}

/** Plays the games anew and writes them down. A developer who does this looks at every difference. */
export function writeGolden(): void {
  for (const [name, table] of Object.entries(MADE)) {
    const { seed, begun } = richest(table);
    const remark = `# ${table.name}: played at random from the seed "${seed}".\n`;
    writeFileSync(`${FOLDER}${name}.txt`, remark + makeRecord(table.game, begun.record));
  }
}

interface Candidate {
  readonly seed: string;
  readonly begun: Begun<GameState>;
  /** How many kinds of things happened. */
  readonly kinds: number;
}

/** Of some random games the one in which most kinds of things happen, and of these the shortest. */
function richest(table: Table): Candidate {
  const games = Array.from({ length: 60 }, (_, n) => playAtRandom(table, `golden ${n + 1}`));
  games.sort((a, b) => b.kinds - a.kinds || a.begun.record.steps.length - b.begun.record.steps.length);
  return games[0];
}

function playAtRandom({ game, setup }: Table, seed: string): Candidate {
  const chance: Chance = seeded(seed);
  const kinds = new Set<string>();
  let begun = begin(game, setup, chance, ({ e }) => kinds.add(e));
  while (game.toAct(begun.state) !== 0) {
    const seat = randomSeat(game, begun.state, chance);
    const { text } = randomMove(game, begun.state, seat, [], chance);
    const next = proceed(game, begun, seat, text, chance);
    if (!next.ok) throw new Error(`${seed}: ${JSON.stringify(next.refusal)}`);
    begun = next.value;
    for (const { e } of next.value.events) kinds.add(e);
  }
  return { seed, begun, kinds: kinds.size };
}
