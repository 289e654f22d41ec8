import { createHash } from 'node:crypto';
import { revisionOf, stateHash, type GameState } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { SnapshotRow, TableRow, Write } from '@topsail/store';
import * as v from 'valibot';
import { movesAfter, NO_MOVES, addMove, type PlayedMove } from '../state/played-moves.ts';
import { newTableState, type TableState } from '../state/table-state.ts';
import { snapshotBodySchema, type KeptFields } from './snapshot-body.ts';

/** A snapshot is stored every so many versions. */
const SNAPSHOT_EVERY = 100;
/** Raise it when older snapshots can no longer be read: they are then ignored and the entries replayed. */
const FORM = 8;

const bodySchema = snapshotBodySchema(FORM);

interface Body {
  readonly form: number;
  readonly revision: number;
  readonly hash: string;
  readonly dump: object;
  readonly kept: KeptFields;
  readonly playedMoves: readonly PlayedMove[];
}

export function snapshotWrites(table: TableState): Write[] {
  if (table.version % SNAPSHOT_EVERY !== 0 || table.gameState === undefined) return [];
  const { row, game, gameState, playedMoves, ...kept } = table;
  const body: Body = {
    form: FORM,
    revision: revisionOf(game, table.plan.setup.ruleset),
    hash: stateHash(game, gameState),
    dump: game.dump(gameState),
    kept,
    playedMoves: movesAfter(playedMoves, 0),
  };
  return [{ w: 'snapshot', row: { table: row.table, version: table.version, body: sealed(body) } }];
}

/** As text, with a checksum over all of it: a snapshot is used without replaying what led to it. */
function sealed(body: Body): string {
  return JSON.stringify({ ...body, checksum: checksumOf(body) });
}

/** The body without its checksum. Throws when they do not fit. */
function unsealed(text: string): object {
  const { checksum, ...body } = v.parse(v.looseObject({ checksum: v.string() }), JSON.parse(text));
  if (checksum !== checksumOf(body)) throw new Error('the snapshot was changed');
  return body;
}

function checksumOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

/** The table at the version of the snapshot; undefined when the snapshot does not fit and the entries must be replayed. */
export function tableFromSnapshot(row: TableRow, { version, body }: SnapshotRow): TableState | undefined {
  try {
    const { revision, hash, dump, kept, playedMoves } = v.parse(bodySchema, unsealed(body));
    const { ruleset } = kept.plan.setup;
    const game = gameOf(ruleset);
    if (game === undefined || revision !== revisionOf(game, ruleset) || kept.version !== version)
      return undefined;
    const gameState: GameState = game.restore(dump);
    if (stateHash(game, gameState) !== hash || kept.seats.length !== gameState.setup.seats) return undefined;
    return {
      ...newTableState(row, game),
      ...kept,
      playedMoves: playedMoves.reduce(addMove, NO_MOVES),
      gameState,
    };
  } catch {
    return undefined;
  }
}
