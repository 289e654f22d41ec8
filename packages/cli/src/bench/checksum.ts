import { fast, fingerprint, stateHash, type Move } from '@topsail/engine';
import type { Table } from '../table-setup.ts';
import { playOut } from './playouts.ts';

/** What a fixed set of games came to: equal checksums mean that the same games were played. */
export interface Checksum {
  readonly games: number;
  readonly decisions: number;
  readonly hash: string;
}

const GAMES = 50;

export function checksumOf(table: Table): Checksum {
  const moves: Move[] = [];
  const hashes: string[] = [];
  let decisions = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = fast(seed);
    const state = table.game.setup(table.setup, chance);
    decisions += playOut(table, state, chance, moves);
    hashes.push(stateHash(table.game, state));
  }
  return { games: GAMES, decisions, hash: fingerprint(hashes.join(' ')) };
}
