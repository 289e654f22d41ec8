import type { Game, GameState } from './game.ts';
import { hex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** A short fingerprint of a text: sixteen hexadecimal digits. */
export function fingerprint(text: string): string {
  return hex(sha256(utf8(text))).slice(0, 16);
}

/**
 * Equal positions have equal hashes, on every machine and in every version that keeps the ruleset's revision: made of
 * what lies on the table, never of how the program holds it.
 */
export function stateHash(game: Game, state: GameState): string {
  const { kind } = game.question(state);
  return fingerprint(JSON.stringify([game.snapshot(state), kind, game.toAct(state)]));
}
