import { members, type Seat } from '@topsail/engine';
import { ASK, QUESTIONS } from './agenda.ts';
import { inHold } from './holds.ts';
import type { Move, MoveKind } from './moves.ts';
import { holdCount, isGhost } from './ships.ts';
import type { State } from './state.ts';
import { stowBerths } from './steps/stow.ts';
import { loserOf } from './steps/winner.ts';
import { BETH } from './treasures.ts';

/** The rule a move would break, so that a refusal can teach it. */
export function whyNot(s: State, _seat: Seat, move: Move): string {
  const asked = QUESTIONS[s.asking].rule;
  if (!ANSWERS[s.asking].includes(move.kind)) return asked;
  switch (move.kind) {
    case 'stow':
      return whyNotThere(s, move.n);
    case 'sail':
      return s.fallen ? 'SHORT-6' : 'MOVE-1';
    case 'rob-hold':
      return inHold(s.ships[loserOf(s, s.stower)].holds, move.n) === 0 ? 'BAT-14' : 'BAT-10';
    case 'rob-treasure':
      return isGhost(s, loserOf(s, s.stower)) && move.n === BETH ? 'GHO-2' : 'BAT-14';
    case 'curse':
      return isGhost(s, s.stower) ? 'GHO-7' : 'BAT-9';
    case 'rob-place':
    case 'rob-blind':
      return 'BAT-11';
    default:
      return asked;
  }
}

/** T-HOLD: not where there is no hold; LOAD-4: not while a hold is empty; LOAD-2: not out of a hold of the same good. */
function whyNotThere(s: State, hold: number): string {
  if (hold >= holdCount(s, s.stower)) return 'T-HOLD';
  const { holds } = s.ships[s.stower];
  const hasEmpty = members(stowBerths(s, s.stower, s.cargo)).some((berth) => inHold(holds, berth) === 0);
  if (!hasEmpty) return 'LOAD-2';
  return inHold(holds, hold) === 0 ? 'LOAD-1' : 'LOAD-4';
}

/** The kinds of move that answer each question. */
const ANSWERS: Readonly<Record<(typeof ASK)[keyof typeof ASK], readonly MoveKind[]>> = {
  [ASK.nothing]: [],
  [ASK.dice]: ['dice'],
  [ASK.card]: ['card'],
  [ASK.stow]: ['stow'],
  [ASK.sail]: ['sail'],
  [ASK.fight]: ['fight'],
  [ASK.powder]: ['powder'],
  [ASK.take]: ['take'],
  [ASK.sabre]: ['reroll', 'let-stand'],
  [ASK.spoils]: ['rob-hold', 'rob-treasure', 'rob-place', 'rob-blind', 'rob-token', 'curse', 'nothing'],
  [ASK.lair]: ['treasure', 'leave'],
  [ASK.over]: [],
};
