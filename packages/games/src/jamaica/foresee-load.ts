import { members } from '@topsail/engine';
import type { Fact, When } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { cargoOf, countIn, goodIn, goodName, inHold, type Contents } from './holds.ts';
import type { State } from './state.ts';
import { stowBerths } from './steps/stow.ts';

/** LOAD-1 to LOAD-3: into which holds a cargo may go, and what might be thrown out for it. */
export function loading(s: State, ship: number, cargo: Contents, when: When): Foreseen {
  const into = members(stowBerths(s, ship, cargo));
  const good = goodName(goodIn(cargo));
  if (into.length === 0) return { certain: [{ ...when, fact: 'skips-load', good }], possible: [] };
  const loads: Fact = { ...when, fact: 'loads', good, count: countIn(cargo), into };
  const thrown = into.flatMap((hold) => emptying(s, ship, hold, when));
  return into.length === 1
    ? { certain: [loads, ...thrown], possible: [] }
    : { certain: [loads], possible: thrown };
}

/** An answer to where a cargo goes. */
export function foreseeStow(s: State, hold: number): Foreseen {
  const good = goodName(goodIn(s.cargo));
  const loads: Fact = { fact: 'loads', good, count: countIn(s.cargo), into: [hold] };
  return { certain: [loads, ...emptying(s, s.stower, hold, {})], possible: [] };
}

function emptying(s: State, ship: number, hold: number, when: When): Fact[] {
  const cargo = cargoOf(inHold(s.ships[ship].holds, hold));
  return cargo === null ? [] : [{ ...when, fact: 'empties', hold, cargo }];
}
