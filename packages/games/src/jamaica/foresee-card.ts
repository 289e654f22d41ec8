import { members } from '@topsail/engine';
import { DECK } from './cards.ts';
import type { Fact, When } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { arrival } from './foresee-voyage.ts';
import {
  cargoOf,
  contentsOf,
  countIn,
  goodIn,
  goodName,
  inHold,
  SIXTH,
  withHold,
  type Holds,
} from './holds.ts';
import { priceGood } from './price.ts';
import { isHome } from './ships.ts';
import type { State } from './state.ts';
import { addBackwardEnds, addForwardEnds, arrive } from './steps/sail.ts';
import { stowBerths } from './steps/stow.ts';
import { FOOD, GOLD, POWDER, type ActionName, type Good } from './types.ts';
import type { View } from './view.ts';

type Part = 'morning' | 'evening';

/** One way things may stand: is the ship's place sure, and are its cargo and its company? */
interface Branch {
  readonly state: State;
  readonly placed: boolean;
  readonly sure: boolean;
}

interface Gathered {
  readonly certain: Fact[];
  readonly possible: Fact[];
}

/**
 * A card's morning and evening on every lane, as things stand now. Nobody moves another's ship, so where the morning
 * leads is certain; cargo and company are so only for the captain, who acts before anybody can change them.
 */
export function foreseeCard(s: State, view: View, card: number): Foreseen {
  const facts: Gathered = { certain: [], possible: [] };
  const [morning, evening] = DECK[card];
  s.ship = Number(view.viewer);
  const start: Branch = { state: s, placed: true, sure: s.captain === s.ship };
  for (const branch of act(start, morning, 'morning', facts)) {
    if (!isHome(branch.state.ships[s.ship])) act(branch, evening, 'evening', facts);
  }
  return facts;
}

const LOADS: Readonly<Record<ActionName, Good | 0>> = {
  forward: 0,
  backward: 0,
  gold: GOLD,
  food: FOOD,
  powder: POWDER,
};

function act(branch: Branch, action: ActionName, part: Part, facts: Gathered): Branch[] {
  const good = LOADS[action];
  branch.state.die = branch.state[part];
  return good === 0 ? sail(branch, action, part, facts) : [load(branch, good, part, facts)];
}

function sail(branch: Branch, action: ActionName, part: Part, facts: Gathered): Branch[] {
  const { state } = branch;
  const from = state.rules.course.ids[state.ships[state.ship].at];
  return endsOf(state, action).flatMap((end) => {
    const next = state.clone();
    arrive(next, end, undefined);
    const seen = arrival(next, { when: part, from });
    gather(facts, seen, branch);
    return aftermath(branch, next, seen);
  });
}

function endsOf(s: State, action: ActionName): number[] {
  s.fallen = false;
  s.endCount = 0;
  if (action === 'forward') addForwardEnds(s);
  s.ahead = s.endCount;
  if (action === 'backward') addBackwardEnds(s);
  return s.ends.slice(0, s.endCount);
}

/** How things may stand after an arrival: paid for, or thrown back to one of several spaces. */
function aftermath(branch: Branch, next: State, seen: Foreseen): Branch[] {
  const calm =
    seen.possible.length === 0 && seen.certain.every(({ fact }) => fact === 'sails' || fact === 'pays');
  const all = [...seen.certain, ...seen.possible];
  if (!all.some(({ fact }) => fact === 'shortage')) {
    const free = next.rules.course.price[next.ships[next.ship].at] === 0;
    payPrice(next);
    return [
      { state: next, placed: branch.placed && (free || (branch.sure && calm)), sure: branch.sure && calm },
    ];
  }
  const spaces = all.flatMap((fact) =>
    fact.fact === 'thrown' ? (fact.back.length > 0 ? fact.back : [fact.to]) : [],
  );
  return [...new Set(spaces)].map((id) => ({
    state: thrownTo(next, next.rules.course.ids.indexOf(id)),
    placed: false,
    sure: false,
  }));
}

function thrownTo(s: State, space: number): State {
  const thrown = s.clone();
  thrown.ships[s.ship].at = space;
  return thrown;
}

/** From which holds the price comes is the player's choice; for what follows only the sum counts. */
function payPrice(s: State): void {
  const ship = s.ships[s.ship];
  let owing = s.rules.course.price[ship.at];
  for (let hold = 0; hold <= SIXTH && owing > 0; hold++) {
    const contents = inHold(ship.holds, hold);
    if (goodIn(contents) !== priceGood(s.rules.course, ship.at)) continue;
    const n = Math.min(owing, countIn(contents));
    owing -= n;
    ship.holds = lessCargo(ship.holds, hold, n);
  }
}

function lessCargo(holds: Holds, hold: number, n: number): Holds {
  const contents = inHold(holds, hold);
  return withHold(holds, hold, n === countIn(contents) ? 0 : contents - n);
}

/** LOAD-1 to LOAD-3: into which holds the load may go, and what might be thrown out for it. */
function load(branch: Branch, good: Good, part: Part, facts: Gathered): Branch {
  const { state } = branch;
  const ship = state.ships[state.ship];
  const cargo = contentsOf(good, state.die);
  const into = members(stowBerths(state, state.ship, cargo));
  const when: When = { when: part };
  if (into.length === 0) {
    gather(facts, { certain: [{ ...when, fact: 'skips-load', good: goodName(good) }], possible: [] }, branch);
    return branch;
  }
  const thrown = into.flatMap((hold): Fact[] => {
    const held = cargoOf(inHold(ship.holds, hold));
    return held === null ? [] : [{ ...when, fact: 'empties', hold, cargo: held }];
  });
  const loads: Fact = { ...when, fact: 'loads', good: goodName(good), count: state.die, into };
  gather(
    facts,
    into.length === 1
      ? { certain: [loads, ...thrown], possible: [] }
      : { certain: [loads], possible: thrown },
    branch,
  );
  const next = state.clone();
  next.ships[state.ship].holds = withHold(ship.holds, into[0], cargo);
  return { ...branch, state: next, sure: branch.sure && (thrown.length === 0 || into.length === 1) };
}

/** A voyage is certain where the ship's place is; the rest needs its cargo and company to be certain too. */
function gather(facts: Gathered, seen: Foreseen, { placed, sure }: Branch): void {
  for (const fact of seen.certain) {
    const isCertain = placed && (sure || fact.fact === 'sails');
    (isCertain ? facts.certain : facts.possible).push(fact);
  }
  facts.possible.push(...seen.possible);
}
