import type { Game, GameState } from './game.ts';
import { hex, sha256, utf8 } from './sha256.ts';

/** A short fingerprint of a text: sixteen hexadecimal digits. */
export function fingerprint(text: string): string {
  return hex(sha256(utf8(text))).slice(0, 16);
}

/** Equal states have equal hashes, on every machine and in every version that keeps the ruleset's revision. */
export function stateHash(game: Game, state: GameState): string {
  return fingerprint(JSON.stringify(game.dump(state)));
}
