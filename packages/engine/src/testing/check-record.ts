import type { Game, GameState } from '../game.ts';
import { stateHash } from '../hash.ts';
import { verifyRecord } from '../record-proof.ts';
import { makeRecord } from '../record-text.ts';
import type { GameRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { demand } from './demand.ts';

/** The record as text reads back, proves itself and leads to the same state; so does any beginning of it. */
export function checkRecord(game: Game, record: GameRecord, state: GameState, prefix: number): void {
  checkText(game, record, stateHash(game, state), game.outcome(state) !== undefined);
  const begun: GameRecord = { ...record, steps: record.steps.slice(0, prefix) };
  const replayed = replay(game, begun);
  demand(replayed.ok, 'the beginning of a record does not replay', replayed);
  checkText(game, begun, stateHash(game, replayed.value), game.outcome(replayed.value) !== undefined);
}

function checkText(game: Game, record: GameRecord, hash: string, finished: boolean): void {
  const text = makeRecord(game, record);
  const verified = verifyRecord([game], text);
  demand(verified.ok, 'a record does not verify', verified, text);
  const { value } = verified;
  demand(stateHash(game, value.state) === hash, 'a record leads to another state', text);
  demand(
    value.finished === finished,
    'a record is finished when its game is not, or the other way round',
    text,
  );
  demand(JSON.stringify(value.record) === JSON.stringify(record), 'a record reads back differently', text);
}
