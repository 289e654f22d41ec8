import { JAMAICA_BOARD } from './board-jamaica.ts';
import { YASSA_BOARD } from './board-yassa.ts';
import { makeCourse, type Course } from './course.ts';
import { sailMoves, type Move } from './moves.ts';
import * as offer from './offer.ts';
import { battleDie, type BattleDie } from './points/battle-die.ts';
import { drawBlindly } from './points/draw-blindly.ts';
import { hiddenCards } from './points/hidden-cards.ts';
import { openTokens } from './points/open-tokens.ts';
import { pointAtCard } from './points/point-at-card.ts';
import { rollSigns } from './points/roll-signs.ts';
import type { BlindTheft, Shortage, Treasure } from './points/types.ts';
import { walkBack } from './points/walk-back.ts';

/** What makes one rule book differ from another: data first, a rule point where data cannot say it. */
export interface Ruleset extends offer.Offer {
  readonly course: Course;
  readonly sail: readonly Move[];
  readonly battleDie: BattleDie;
  readonly treasure: Treasure;
  readonly blindTheft: BlindTheft;
  readonly shortage: Shortage;
}

const island = makeCourse(JAMAICA_BOARD);

export const firstEdition: Ruleset = {
  ...offer.firstEdition,
  course: island,
  sail: sailMoves(island),
  battleDie: battleDie([2, 4, 6, 8, 10, 'star']),
  treasure: hiddenCards,
  blindTheft: pointAtCard,
  shortage: walkBack,
};

export const secondEdition: Ruleset = {
  ...firstEdition,
  ...offer.secondEdition,
  blindTheft: drawBlindly,
  shortage: rollSigns,
};

const bay = makeCourse(YASSA_BOARD);

export const yassa: Ruleset = {
  ...offer.yassa,
  course: bay,
  sail: sailMoves(bay),
  battleDie: battleDie([1, 2, 3, 4, 5, 6]),
  treasure: openTokens,
  blindTheft: pointAtCard,
  shortage: walkBack,
};

export const RULESETS: readonly Ruleset[] = [firstEdition, secondEdition, yassa];

export function rulesetOf(id: string): Ruleset {
  const found = RULESETS.find((rules) => rules.id === id);
  if (found === undefined) throw new Error(`no ruleset ${id} in the Jamaica family`);
  return found;
}
