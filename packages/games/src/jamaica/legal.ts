import { has, lowest, type Seat } from '@topsail/engine';
import { ASK } from './agenda.ts';
import { firstEnd, NOWHERE, otherEnds, type Ends } from './ends.ts';
import { total } from './holds.ts';
import {
  CARD,
  COMMIT,
  FIGHT,
  FIGHT_GHOST,
  LEAVE_TREASURE,
  LET_STAND,
  MORNING,
  REROLL,
  STOW,
  TAKE,
  TAKE_TREASURE,
  type Move,
} from './moves.ts';
import { isGhost } from './ships.ts';
import { NO_FOE, NO_ROLL, type State } from './state.ts';
import { firstFoe } from './steps/battle.ts';
import { listSpoils } from './steps/spoils.ts';
import { stowBerths } from './steps/stow.ts';
import { POWDER } from './types.ts';

/** What may be answered now, by question. RND-2: who has picked may pick again until all have. */
export function legalMoves(s: State, seat: Seat, out: Move[]): number {
  if (s.asking === ASK.card) return listCards(s, seat, out);
  if (!has(s.asked, seat)) return 0;
  switch (s.asking) {
    case ASK.dice:
      return listDice(s, out);
    case ASK.stow:
      return listBerths(s, out);
    case ASK.sail:
      return listEnds(s, out);
    case ASK.fight:
      return listFoes(s, out);
    case ASK.powder:
      return listPowder(s, out);
    case ASK.take:
      return listTakes(s, out);
    case ASK.sabre:
      return listPair(REROLL, LET_STAND, out);
    case ASK.spoils:
      return listSpoils(s, out);
    case ASK.lair:
      return listPair(TAKE_TREASURE, LEAVE_TREASURE, out);
    case ASK.nothing:
    case ASK.over:
      return 0;
  }
}

function listDice(s: State, out: Move[]): number {
  return listPair(MORNING[s.morning], MORNING[s.evening], out);
}

function listPair(first: Move, second: Move, out: Move[]): number {
  out[0] = first;
  out[1] = second;
  return 2;
}

function listCards(s: State, seat: Seat, out: Move[]): number {
  let n = 0;
  for (let rest = s.ships[seat].hand; rest !== 0; rest &= rest - 1) out[n++] = CARD[lowest(rest)];
  return n;
}

function listBerths(s: State, out: Move[]): number {
  let n = 0;
  for (let rest = stowBerths(s, s.stower, s.cargo); rest !== 0; rest &= rest - 1)
    out[n++] = STOW[lowest(rest)];
  return n;
}

function listEnds(s: State, out: Move[]): number {
  return addEnds(s, s.astern, out, addEnds(s, s.ahead, out, 0));
}

function addEnds(s: State, ends: Ends, out: Move[], count: number): number {
  let n = count;
  for (let rest = ends; rest !== NOWHERE; rest = otherEnds(rest)) out[n++] = s.rules.sail[firstEnd(rest)];
  return n;
}

function listFoes(s: State, out: Move[]): number {
  let n = 0;
  for (let foe = firstFoe(s, 0); foe !== NO_FOE; foe = firstFoe(s, foe + 1))
    out[n++] = isGhost(s, foe) ? FIGHT_GHOST : FIGHT[foe];
  return n;
}

function listPowder(s: State, out: Move[]): number {
  const ship = s.attackFace === NO_ROLL ? s.ship : s.foe;
  const most = total(s.ships[ship].holds, POWDER);
  for (let n = 0; n <= most; n++) out[n] = COMMIT[n];
  return most + 1;
}

function listTakes(s: State, out: Move[]): number {
  const { takenFrom, leastTaken, mostTaken } = s;
  for (let n = leastTaken; n <= mostTaken; n++) out[n - leastTaken] = TAKE[takenFrom][n];
  return mostTaken - leastTaken + 1;
}
