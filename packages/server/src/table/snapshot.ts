import { stateHash, type GameState } from '@topsail/engine';
import { gameOfRow, type SnapshotRow, type TableRow, type Write } from '@topsail/store';
import { marksAfter, NO_MARKS, withMark, type Mark } from './marks.ts';
import { freshTable, type TableNow } from './now.ts';

/** A position is kept every so many versions. */
const EVERY = 100;
/** Grows when older snapshots can no longer be read; those are passed over. */
const FORM = 2;

type Kept = Omit<TableNow, 'row' | 'game' | 'state' | 'marks'>;

interface Body {
  readonly form: number;
  readonly revision: number;
  readonly hash: string;
  readonly dump: object;
  readonly kept: Kept;
  readonly marks: readonly Mark[];
}

export function snapshotWrites(now: TableNow): Write[] {
  if (now.version % EVERY !== 0 || now.state === undefined) return [];
  const { row, game, state, marks, ...kept } = now;
  const body: Body = {
    form: FORM,
    revision: row.revision,
    hash: stateHash(game, state),
    dump: game.dump(state),
    kept,
    marks: marksAfter(marks, 0),
  };
  return [{ w: 'snapshot', row: { table: row.table, version: now.version, body: JSON.stringify(body) } }];
}

/** The table as it was when the snapshot was taken; undefined when it cannot be trusted and all must be replayed. */
export function tableFrom(row: TableRow, { body }: SnapshotRow): TableNow | undefined {
  const game = gameOfRow(row);
  if (game === undefined) return undefined;
  try {
    const { form, revision, hash, dump, kept, marks } = JSON.parse(body) as Body;
    if (form !== FORM || revision !== row.revision) return undefined;
    const state: GameState = game.restore(dump);
    if (stateHash(game, state) !== hash) return undefined;
    return { ...freshTable(row, game), ...kept, marks: marks.reduce(withMark, NO_MARKS), state };
  } catch {
    return undefined;
  }
}
