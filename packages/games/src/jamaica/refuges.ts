import { NOWHERE, withEnd, type Ends } from './ends.ts';
import { GOLD } from './types.ts';

/** As much as any space may ask. */
const MOST = 7;
const SUMS = MOST + 1;

interface Board {
  readonly back: readonly (readonly number[])[];
  readonly price: Int32Array;
  readonly priceGood: Int32Array;
}

/** SHORT-2, SHORT-6: the first spaces astern whose price a ship with that gold and food can pay, over all lanes. */
export function refugesOf(board: Board): Int32Array {
  const refuges = new Int32Array(board.back.length * SUMS * SUMS);
  board.back.forEach((_, space) => {
    for (let gold = 0; gold <= MOST; gold++)
      for (let food = 0; food <= MOST; food++)
        refuges[placeOf(space, gold, food)] = addPayable(NOWHERE, board, space, gold, food);
  });
  return refuges;
}

export function refugeFrom(refuges: Int32Array, space: number, gold: number, food: number): Ends {
  return refuges[placeOf(space, Math.min(gold, MOST), Math.min(food, MOST))];
}

function placeOf(space: number, gold: number, food: number): number {
  return (space * SUMS + gold) * SUMS + food;
}

/** The start is free, so the search ends there at the latest. */
function addPayable(ends: Ends, board: Board, from: number, gold: number, food: number): Ends {
  let all = ends;
  for (const space of board.back[from]) {
    const isPayable = board.price[space] <= (board.priceGood[space] === GOLD ? gold : food);
    all = isPayable ? withEnd(all, space) : addPayable(all, board, space, gold, food);
  }
  return all;
}
