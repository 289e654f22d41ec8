import type { Chance, Seat } from '@topsail/engine';
import { advance } from './advance.ts';
import { ASK } from './agenda.ts';
import { GHOST_FOE, REROLL, TAKE_TREASURE, type Move } from './moves.ts';
import type { State } from './state.ts';
import { commitPowder, fight, useSabre } from './steps/battle.ts';
import { leaveTreasure, takeTreasure } from './steps/plunder.ts';
import { assignDice, pickCard } from './steps/round.ts';
import { arrive } from './steps/sail.ts';
import { takeFrom } from './steps/spend.ts';
import { giveCurse, robFaceDown, robFaceUp, robToken, takeNothing } from './steps/spoils.ts';
import { loadFromLoser, stowInto } from './steps/stow.ts';
import type { Listener } from './tell.ts';

/** Plays a legal move; true when something was rolled, drawn or revealed. */
export function apply(s: State, seat: Seat, move: Move, chance: Chance, tell: Listener): boolean {
  s.crossed = false;
  if (s.asking === ASK.card && !pickCard(s, seat, move.n, tell)) return false;
  answer(s, seat, move, chance, tell);
  advance(s, chance, tell);
  return s.crossed;
}

/** What an answer does, by question. */
function answer(s: State, seat: Seat, move: Move, chance: Chance, tell: Listener): void {
  const asked = s.asking;
  s.asking = ASK.nothing;
  s.asked = 0;
  switch (asked) {
    case ASK.dice:
      return assignDice(s, move.n, tell);
    case ASK.stow:
      return stowInto(s, move.n, tell);
    case ASK.sail:
      return arrive(s, move.n, chance, tell);
    case ASK.fight:
      return fight(s, move.n === GHOST_FOE ? s.seats : move.n, chance, tell);
    case ASK.powder:
      return commitPowder(s, move.n, tell);
    case ASK.take:
      return takeFrom(s, move.hold, move.n, tell);
    case ASK.sabre:
      return move === REROLL ? useSabre(s, seat, chance, tell) : undefined;
    case ASK.spoils:
      return takeSpoils(s, move, chance, tell);
    case ASK.lair:
      return move === TAKE_TREASURE ? takeTreasure(s, chance, tell) : leaveTreasure(s, tell);
    case ASK.card:
    case ASK.nothing:
    case ASK.over:
      return;
  }
}

/** BAT-9: a hold, a treasure, the gift of a curse, or nothing. */
function takeSpoils(s: State, move: Move, chance: Chance, tell: Listener): void {
  switch (move.kind) {
    case 'rob-hold':
      return loadFromLoser(s, s.stower, move.n, tell);
    case 'rob-treasure':
      return robFaceUp(s, move.n, tell);
    case 'rob-token':
      return robToken(s, tell);
    case 'curse':
      return giveCurse(s, move.n, tell);
    case 'nothing':
      return takeNothing(s, tell);
    default:
      return robFaceDown(s, move, chance, tell);
  }
}
