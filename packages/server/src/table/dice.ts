import { keyed, type Chance } from '@topsail/engine';
import type { TableNow } from './now.ts';

/** The table's luck from its next roll on: what the secret and everybody's nonces give. */
export function diceOf({ row, seats, draws }: TableNow): Chance {
  const nonces = seats.flatMap(({ nonce }) => nonce ?? []);
  return keyed(Buffer.from(row.secret, 'hex'), nonces, draws);
}
