import type { Chance, Seat } from '@topsail/engine';
import { advance } from './advance.ts';
import { ASK } from './agenda.ts';
import { GHOST_FOE, type Move } from './moves.ts';
import type { State } from './state.ts';
import { commitPowder, engage, useSabre } from './steps/battle.ts';
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
  if (s.asking === ASK.card) {
    if (!pickCard(s, seat, move.n, tell)) return false;
  }
  const asked = s.asking;
  s.asking = ASK.nothing;
  s.asked = 0;
  if (asked !== ASK.card) answer(s, seat, move, chance, tell);
  advance(s, chance, tell);
  return s.crossed;
}

/** What an answer does, by its kind. */
function answer(s: State, seat: Seat, move: Move, chance: Chance, tell: Listener): void {
  switch (move.kind) {
    case 'dice':
      return assignDice(s, move.n, tell);
    case 'stow':
      return stowInto(s, move.n, tell);
    case 'sail':
      return arrive(s, move.n, tell);
    case 'fight':
      return engage(s, move.n === GHOST_FOE ? s.seats : move.n, tell);
    case 'powder':
      return commitPowder(s, move.n, tell);
    case 'take':
      return takeFrom(s, move.hold, move.n, tell);
    case 'reroll':
      return useSabre(s, seat, chance, tell);
    case 'rob-hold':
      return loadFromLoser(s, s.stower, move.n, tell);
    case 'rob-treasure':
      return robFaceUp(s, move.n, tell);
    case 'rob-place':
    case 'rob-blind':
      return robFaceDown(s, move, chance, tell);
    case 'rob-token':
      return robToken(s, tell);
    case 'curse':
      return giveCurse(s, move.n, tell);
    case 'nothing':
      return takeNothing(s, tell);
    case 'treasure':
      return takeTreasure(s, chance, tell);
    case 'leave':
      return leaveTreasure(s, tell);
    case 'let-stand':
    case 'card':
      return;
  }
}
