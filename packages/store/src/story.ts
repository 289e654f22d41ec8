import {
  makeRecord,
  promiseOf,
  replay,
  type Dice,
  type Game,
  type GameRecord,
  type GameState,
  type Step,
  type TakenBack,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';
import { DamagedTable } from './damaged-table.ts';
import type { Entry, EntryRow } from './entry.ts';
import { firstPlan, type TableRow } from './rows.ts';
import { emptySeating, noncesOf, sealedNumbers, seatedAfter, type Seating } from './seating.ts';

/** A stored game with everything that a record needs. */
export interface GameStory {
  readonly game: Game;
  /** Without undone moves. */
  readonly record: GameRecord;
  /** All moves, and where moves were undone. */
  readonly chronicle: readonly (Step | TakenBack)[];
  /** Contains the secret, which nobody may see before the game is over. */
  readonly dice: Dice & { readonly secret: string };
}

/** The game in a table's entries, which must begin with the first; undefined before its start. */
export function storyOf(row: TableRow, entries: readonly EntryRow[]): GameStory | undefined {
  const { setup } = row.plan;
  const game = gameOf(setup.ruleset);
  if (game === undefined) throw new Error(`no game has a ruleset ${setup.ruleset}`);
  const all = entries.map(({ entry }) => entry);
  const at = all.findIndex(({ k }) => k === 'started');
  const started = all[at];
  if (started?.k !== 'started') return undefined;
  const seating = all.slice(0, at).reduce(seatedAfter, emptySeating(firstPlan(row).setup.seats));
  const { steps, chronicle } = movesIn(all.slice(at + 1));
  return {
    game,
    record: { setup, revision: row.revision, start: started.rolls, steps },
    chronicle,
    dice: { ...agreedDice(row, seating), secret: row.secret },
  };
}

function agreedDice({ table, secret }: TableRow, seating: Seating): Dice {
  const numbers = sealedNumbers(seating);
  const agreed = { promise: promiseOf(secret), nonces: noncesOf(seating) };
  return numbers === undefined ? agreed : { ...agreed, sealed: { table, numbers } };
}

function movesIn(entries: readonly Entry[]): { steps: Step[]; chronicle: (Step | TakenBack)[] } {
  const steps: Step[] = [];
  const chronicle: (Step | TakenBack)[] = [];
  for (const entry of entries) {
    if (entry.k === 'moved') {
      const step = { seat: entry.seat, move: entry.move, rolls: entry.rolls };
      steps.push(step);
      chronicle.push(step);
    } else if (entry.k === 'undone') {
      chronicle.push({ undo: steps.length - entry.steps });
      steps.length = entry.steps;
    }
  }
  return { steps, chronicle };
}

/**
 * The record of a stored game as text that `verifyRecord` can verify, with undone moves and the commitment of the dice; the
 * secret only when the game is over. Undefined before the start.
 */
export function recordText(row: TableRow, entries: readonly EntryRow[]): string | undefined {
  const story = storyOf(row, entries);
  if (story === undefined) return undefined;
  const { game, record, chronicle, dice } = story;
  const { secret, ...promised } = dice;
  const isOver = game.outcome(endOf(row, story)) !== undefined;
  return makeRecord(game, record, { chronicle, dice: isOver ? { ...promised, secret } : promised });
}

/** The game after all moves that were not undone. Throws `DamagedTable` when they cannot be played. */
function endOf({ table }: TableRow, { game, record }: GameStory): GameState {
  const replayed = replay(game, record);
  if (replayed.ok) return replayed.value;
  const { code, params } = replayed.refusal;
  throw new DamagedTable(table, 0, `move ${params?.step ?? '?'} cannot be played: ${code}`);
}
