import { keyedDiceFrom, type Chance } from '@topsail/engine';
import type { TableNow } from './now.ts';

const takenUp = new WeakMap<TableNow['seats'], (firstRoll: number) => Chance>();

/** The table's luck from its next roll on: what the secret and everybody's nonces give. Most moves need none. */
export function diceOf({ row, seats, draws }: TableNow): Chance {
  let luck: Chance | undefined;
  return {
    roll(sides, what) {
      luck ??= diceFrom(row.secret, seats)(draws);
      return luck.roll(sides, what);
    },
  };
}

/** Made once for those who sit at a table. */
function diceFrom(secret: string, seats: TableNow['seats']): (firstRoll: number) => Chance {
  const known = takenUp.get(seats);
  if (known !== undefined) return known;
  const nonces = seats.flatMap(({ nonce }) => nonce ?? []);
  const dice = keyedDiceFrom(secret, nonces);
  takenUp.set(seats, dice);
  return dice;
}
