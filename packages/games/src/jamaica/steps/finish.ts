import { firstBits, ranking } from '@topsail/engine';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import { outcomeOf } from '../score.ts';
import { rowOf } from '../rows.ts';
import { shipName } from '../ships.ts';
import type { Ship, State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { TREASURES } from '../treasures.ts';

/** TRE-1: at the final scoring every face-down treasure is turned up. */
export function finish(s: State, tell: Listener): void {
  ask(s, ASK.over, 0);
  s.crossed = true;
  for (let card = 0; card < s.knownBy.length; card++) s.knownBy[card] = firstBits(s.seats);
  if (tell === undefined) return;
  s.ships.forEach((ship, i) => tellTreasures(s, ship, i, tell));
  const outcome = outcomeOf(s);
  tell({ e: 'end', scores: outcome.standings.map(({ score }) => score), ranking: ranking(outcome) });
}

function tellTreasures(s: State, ship: Ship, index: number, tell: NonNullable<Listener>): void {
  if (ship.down === 0) return;
  const treasures = rowOf(s, ship).map((card) => TREASURES[card]);
  tell({ e: 'reveal', ship: shipName(s, index), treasures });
}
