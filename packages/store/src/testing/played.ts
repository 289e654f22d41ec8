import {
  keyed,
  lowest,
  movesOf,
  parseHex,
  play,
  recording,
  revisionOf,
  sealOf,
  seeded,
  stateHash,
  type Chance,
  type Game,
  type GameState,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { TableStage } from '@topsail/protocol';
import type { Entry, EntryRow } from '../entry.ts';
import type { SnapshotRow, TableRow } from '../rows.ts';
import type { Write } from '../store.ts';
import { PLAN, personRow, tableRow } from './rows.ts';

/** The rows of one stored game. */
export interface PlayedTable {
  readonly row: TableRow;
  readonly entries: readonly EntryRow[];
  readonly snapshot: SnapshotRow;
}

/** A random game with verifiable dice and many undos, as a server stores it. */
export function playedTable(table: string, ruleset: string, maxMoves = Infinity): PlayedTable {
  const game = gameOf(ruleset);
  const checked = game?.checkSetup(ruleset, 3, {});
  if (game === undefined || !checked?.ok) throw new Error(`no ${ruleset} for three`);
  const { plan } = tableRow(table);
  const row = tableRow(table, {
    plan: { ...plan, setup: checked.value },
    originalPlan: ORIGINAL_PLAN,
    revision: revisionOf(game, ruleset),
  });
  const play = new Play(game, row);
  const choices: Chance = seeded(`choices of ${table}`);
  for (let made = 1; made <= maxMoves && play.stage() === 'running'; made++) {
    play.move(choices);
    if (made % 11 === 0) play.undo(choices.roll(3, 'undo'));
  }
  return { row: { ...row, stage: play.stage() }, entries: play.entries, snapshot: play.snapshot() };
}

/** The writes that store these tables and their host. */
export function writesOf(...tables: readonly PlayedTable[]): readonly Write[] {
  const host: Write = { w: 'person', row: personRow('anne') };
  return [
    host,
    ...tables.flatMap(({ row, entries, snapshot }): Write[] => [
      { w: 'table', row },
      ...entries.map((entry): Write => ({ w: 'entry', row: entry })),
      { w: 'snapshot', row: snapshot },
    ]),
  ];
}

const ORIGINAL_PLAN = { ...PLAN, setup: { ruleset: 'yassa', seats: 4, options: {} } };

/**
 * At a table for another game Mary moves from seat 1 to seat 3, and Anne sits in seat 0. The plan that is played has no
 * seat 3: Mary gets seat 0 and Anne seat 1, where she must be ready again. A bot has seat 2.
 */
const seatedFor = ({ table, plan, revision }: TableRow): readonly Entry[] => [
  satEntry(table, 1, 'mary', 1, 'unused-nonce'),
  satEntry(table, 3, 'mary', 0, NONCES_OF.mary),
  satEntry(table, 0, 'anne', 1, 'for-another-game'),
  { k: 'plan-changed', plan, revision, from: [3, 0, null], unready: [1] },
  { k: 'bot-sat', seat: 2, level: 'sailor', colour: 2 },
  { k: 'ready', seat: 1, seal: sealOf(table, 'anne', NONCES_OF.anne) },
  { k: 'opening', until: 17 },
  { k: 'opened', seat: 1, nonce: NONCES_OF.anne },
  { k: 'opened', seat: 0, nonce: NONCES_OF.mary },
];

function satEntry(table: string, seat: number, person: string, colour: number, nonce: string): Entry {
  const seal = sealOf(table, person, nonce);
  return { k: 'sat', seat, person, name: `The ${person}`, program: false, colour, seal };
}

/** The nonces that are opened. */
export const NONCES_OF = { mary: 'nonce-of-mary', anne: 'nonce-of-anne' } as const;

class Play {
  readonly entries: EntryRow[] = [];
  readonly #game: Game;
  readonly #row: TableRow;
  readonly #dice: Chance;
  readonly #states: GameState[] = [];

  constructor(game: Game, row: TableRow) {
    this.#game = game;
    this.#row = row;
    this.#dice = keyed(parseHex(row.secret)!, Object.values(NONCES_OF));
    for (const entry of seatedFor(row)) this.#add(entry);
    const chance = recording(this.#dice);
    this.#states.push(game.setup(row.plan.setup, chance));
    this.#add({ k: 'started', rolls: chance.rolls });
  }

  stage(): TableStage {
    return this.#game.outcome(this.#current()) === undefined ? 'running' : 'over';
  }

  move(choices: Chance): void {
    const seat = lowest(this.#game.toAct(this.#current()));
    const moves = movesOf(this.#game, this.#current(), seat);
    const { text } = moves[choices.roll(moves.length, 'move') - 1]!;
    const played = play(this.#game, this.#current(), seat, text, this.#dice);
    if (!played.ok) throw new Error(`${text} is refused`);
    const { state, rolls, crossed } = played.value;
    this.#states.push(state);
    this.#add({ k: 'moved', seat, move: text, rolls, crossed, spent: 7, bot: null });
  }

  undo(count: number): void {
    const steps = Math.max(0, this.#states.length - 1 - count);
    this.#states.length = steps + 1;
    this.#add({ k: 'undone', seat: 0, steps });
  }

  snapshot(): SnapshotRow {
    const body = JSON.stringify({ hash: stateHash(this.#game, this.#current()) });
    return { table: this.#row.table, version: this.entries.length, body };
  }

  #current(): GameState {
    return this.#states.at(-1)!;
  }

  #add(entry: Entry): void {
    const version = this.entries.length + 1;
    this.entries.push({ table: this.#row.table, version, at: version, person: null, command: null, entry });
  }
}
