import { keyedDice, type Chance } from '@topsail/engine';
import type { TableNow } from './now.ts';

/** The table's luck from its next roll on: what the secret and everybody's nonces give. Most moves need none. */
export function diceOf({ row, seats, draws }: TableNow): Chance {
  let luck: Chance | undefined;
  return {
    roll(sides, what) {
      const nonces = seats.flatMap(({ nonce }) => nonce ?? []);
      luck ??= keyedDice(row.secret, nonces, draws);
      return luck.roll(sides, what);
    },
  };
}
