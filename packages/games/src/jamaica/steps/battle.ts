import { bit, type Chance } from '@topsail/engine';
import { ASK, TASK, type Ask, type Task } from '../agenda.ts';
import { ask, todo } from '../ask.ts';
import { START } from '../course.ts';
import { total } from '../holds.ts';
import { faceName, STAR } from '../points/battle-die.ts';
import { battleBonus, sabreOwner, shipName, spaceOf, steers } from '../ships.ts';
import { NO_FOE, NO_ROLL, type State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { POWDER } from '../types.ts';
import { spend } from './spend.ts';
import { shareSpoils } from './spoils.ts';

/** BAT-1, BAT-2: a ship that ends a move beside others fights one of them; with several the mover picks. */
export function meet(s: State, foe: number, chance: Chance, tell: Listener): void {
  if (firstFoe(s, foe + 1) === NO_FOE) fight(s, foe, chance, tell);
  else ask(s, ASK.fight, bit(steers(s, s.ship)));
}

/** The first ship beside the mover, from a number on. */
export function firstFoe(s: State, from: number): number {
  const { at } = s.ships[s.ship];
  if (at === START) return NO_FOE;
  for (let other = from; other < s.ships.length; other++) {
    if (other !== s.ship && s.ships[other].at === at) return other;
  }
  return NO_FOE;
}

export function fight(s: State, foe: number, chance: Chance, tell: Listener): void {
  engage(s, foe, tell);
  attack(s, chance, tell);
}

export function engage(s: State, foe: number, tell: Listener): void {
  s.foe = foe;
  s.attackPowder = 0;
  s.attackFace = NO_ROLL;
  s.defencePowder = 0;
  s.defenceFace = NO_ROLL;
  s.sabreUsed = false;
  if (tell !== undefined) tellBattle(s, tell);
}

function tellBattle(s: State, tell: NonNullable<Listener>): void {
  tell({
    e: 'battle',
    ship: shipName(s, s.ship),
    against: shipName(s, s.foe),
    seat: steers(s, s.ship),
    space: spaceOf(s, s.ship),
    attackBonus: battleBonus(s.ships[s.ship]),
    defenceBonus: battleBonus(s.ships[s.foe]),
  });
}

/** BAT-3: the attacker's powder; GHO-6: the ghost has none. */
function attack(s: State, chance: Chance, tell: Listener): void {
  if (hasPowder(s, s.ship)) askBefore(s, TASK.attackRoll, ASK.powder, s.ship);
  else attackRoll(s, chance, tell);
}

export function attackRoll(s: State, chance: Chance, tell: Listener): void {
  s.attackFace = rollBattleDie(s, s.ship, chance, tell);
  if (mayUseSabre(s)) askBefore(s, TASK.defend, ASK.sabre, sabreOwner(s));
  else defend(s, chance, tell);
}

/** BAT-4; BAT-6: an attacker's star leaves no defence. */
export function defend(s: State, chance: Chance, tell: Listener): void {
  if (s.attackFace === STAR) judge(s, chance, tell);
  else if (hasPowder(s, s.foe)) askBefore(s, TASK.defenceRoll, ASK.powder, s.foe);
  else defenceRoll(s, chance, tell);
}

export function defenceRoll(s: State, chance: Chance, tell: Listener): void {
  s.defenceFace = rollBattleDie(s, s.foe, chance, tell);
  if (mayUseSabre(s)) askBefore(s, TASK.judge, ASK.sabre, sabreOwner(s));
  else judge(s, chance, tell);
}

function hasPowder(s: State, ship: number): boolean {
  return total(s.ships[ship].holds, POWDER) > 0;
}

/** Asks a fighter; the task comes after the answer. */
function askBefore(s: State, task: Task, question: Ask, ship: number): void {
  todo(s, task);
  ask(s, question, bit(ship));
}

/** BAT-8: committed powder is gone, whatever happens. */
export function commitPowder(s: State, amount: number, tell: Listener): void {
  const attacking = s.attackFace === NO_ROLL;
  if (attacking) s.attackPowder = amount;
  else s.defencePowder = amount;
  const ship = attacking ? s.ship : s.foe;
  if (tell !== undefined) tell({ e: 'commit', ship: shipName(s, ship), powder: amount });
  spend(s, ship, POWDER, amount, tell);
}

function rollBattleDie(s: State, ship: number, chance: Chance, tell: Listener): number {
  const face = s.rules.battleDie[chance.roll(s.rules.battleDie.length, 'battle die') - 1];
  s.crossed = true;
  if (tell !== undefined) tell({ e: 'battle-roll', ship: shipName(s, ship), value: faceName(face) });
  return face;
}

/** T-SABRE, T-SABRE-2: its owner is asked right after each roll, until it is used. */
function mayUseSabre(s: State): boolean {
  return !s.sabreUsed && sabreOwner(s) !== NO_FOE;
}

export function useSabre(s: State, seat: number, chance: Chance, tell: Listener): void {
  s.sabreUsed = true;
  const defending = s.defenceFace !== NO_ROLL;
  const ship = defending ? s.foe : s.ship;
  if (tell !== undefined) tell({ e: 'sabre', seat, ship: shipName(s, ship) });
  const face = rollBattleDie(s, ship, chance, tell);
  if (defending) s.defenceFace = face;
  else s.attackFace = face;
}

/** BAT-5, BAT-6: stars first, then the higher firepower; a tie changes nothing. */
export function judge(s: State, _chance: Chance, tell: Listener): void {
  const winner = winnerOf(s);
  if (tell !== undefined) tellResult(s, winner, tell);
  if (winner !== NO_FOE) shareSpoils(s, winner);
}

function tellResult(s: State, winner: number, tell: NonNullable<Listener>): void {
  tell({
    e: 'battle-result',
    ship: shipName(s, s.ship),
    against: shipName(s, s.foe),
    space: spaceOf(s, s.ship),
    winner: winner === NO_FOE ? null : shipName(s, winner),
    attack: s.attackFace === STAR ? 'star' : attackPower(s),
    defence: s.defenceFace === NO_ROLL ? null : s.defenceFace === STAR ? 'star' : defencePower(s),
    attackParts: {
      powder: s.attackPowder,
      bonus: battleBonus(s.ships[s.ship]),
      roll: faceName(s.attackFace),
    },
    defenceParts:
      s.defenceFace === NO_ROLL
        ? null
        : { powder: s.defencePowder, bonus: battleBonus(s.ships[s.foe]), roll: faceName(s.defenceFace) },
  });
}

function winnerOf(s: State): number {
  if (s.attackFace === STAR) return s.ship;
  if (s.defenceFace === STAR) return s.foe;
  const lead = attackPower(s) - defencePower(s);
  if (lead === 0) return NO_FOE;
  return lead > 0 ? s.ship : s.foe;
}

function attackPower(s: State): number {
  return s.attackPowder + s.attackFace + battleBonus(s.ships[s.ship]);
}

function defencePower(s: State): number {
  return s.defencePowder + s.defenceFace + battleBonus(s.ships[s.foe]);
}
