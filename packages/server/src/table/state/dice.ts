import { keyedDiceFrom, type Chance } from '@topsail/engine';
import { noncesOf } from '@topsail/store';
import type { TableState } from './table-state.ts';

const diceBySeats = new WeakMap<TableState['seats'], (firstRoll: number) => Chance>();

/** The table's dice from its next roll on, keyed by the secret and all nonces. Made lazily: most moves roll nothing. */
export function diceOf({ row, seats, rollCount }: TableState): Chance {
  let dice: Chance | undefined;
  return {
    roll(sides, what) {
      dice ??= diceFrom(row.secret, seats)(rollCount);
      return dice.roll(sides, what);
    },
  };
}

/** Cached: the same seats have the same nonces. */
function diceFrom(secret: string, seats: TableState['seats']): (firstRoll: number) => Chance {
  const known = diceBySeats.get(seats);
  if (known !== undefined) return known;
  const dice = keyedDiceFrom(secret, noncesOf(seats));
  diceBySeats.set(seats, dice);
  return dice;
}
