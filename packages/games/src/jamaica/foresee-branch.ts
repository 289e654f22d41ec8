import { members } from '@topsail/engine';
import { ASK, TASK } from './agenda.ts';
import { listEnds, NOWHERE } from './ends.ts';
import type { Fact, When } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { loading } from './foresee-load.ts';
import { arrival } from './foresee-voyage.ts';
import { contentsOf, withHold } from './holds.ts';
import { priceGood } from './price.ts';
import type { State } from './state.ts';
import { endsAhead, endsAstern, sailTo } from './steps/sail.ts';
import { spend, takeFrom } from './steps/spend.ts';
import { stowBerths } from './steps/stow.ts';
import type { ActionName, Good, SpaceId } from './types.ts';

/** One way things may stand: is the ship's place sure, and are its cargo and its company? */
export interface Branch {
  readonly state: State;
  readonly placed: boolean;
  readonly sure: boolean;
}

/** What is seen of an action in one branch, and how things may stand afterwards. */
export interface Deed extends Foreseen {
  readonly branches: readonly Branch[];
}

/** A voyage to every space where it may end. */
export function voyage(branch: Branch, action: ActionName, when: When): Deed {
  const deeds = endsOf(branch.state, action).map((end): Deed => {
    const next = branch.state.clone();
    const seen = arrival(next, end, when);
    return { ...seen, branches: aftermath(branch, next, seen) };
  });
  return {
    certain: deeds.flatMap(({ certain }) => certain),
    possible: deeds.flatMap(({ possible }) => possible),
    branches: deeds.flatMap(({ branches }) => branches),
  };
}

function endsOf(s: State, action: ActionName): number[] {
  s.fallen = false;
  s.ahead = action === 'forward' ? endsAhead(s) : NOWHERE;
  s.astern = action === 'backward' ? endsAstern(s) : NOWHERE;
  return listEnds(s.ahead | s.astern);
}

/** How things may stand after an arrival: paid for in every possible way, or thrown back to one of several spaces. */
function aftermath({ placed, sure }: Branch, next: State, seen: Foreseen): Branch[] {
  const facts = [...seen.certain, ...seen.possible];
  const refuges = facts.flatMap((fact) =>
    fact.fact === 'thrown' ? (fact.back.length > 0 ? fact.back : [fact.to]) : [],
  );
  if (refuges.length > 0) {
    return [...new Set(refuges)]
      .flatMap((id) => thrownTo(next, id))
      .map((state) => ({ state, placed: false, sure: false }));
  }
  const isCalm = facts.every(({ fact }) => fact === 'sails' || fact === 'pays');
  const isFree = next.rules.course.price[next.ships[next.ship].at] === 0;
  const after = { placed: placed && (isFree || (sure && isCalm)), sure: sure && isCalm };
  return payments(next).map((state) => ({ state, ...after }));
}

function thrownTo(s: State, id: SpaceId): State[] {
  const thrown = s.clone();
  thrown.ahead = NOWHERE;
  sailTo(thrown, s.rules.course.ids.indexOf(id), undefined);
  return s.rules.shortage.then === TASK.settle ? payments(thrown) : [thrown];
}

/** PAY-2: the price of the space out of every choice of holds. */
function payments(s: State): State[] {
  const { course } = s.rules;
  const { at } = s.ships[s.ship];
  spend(s, s.ship, priceGood(course, at), course.price[at], undefined);
  return splits(s);
}

function splits(s: State): State[] {
  if (s.asking !== ASK.take) return [s];
  const paid: State[] = [];
  for (let n = s.leastTaken; n <= s.mostTaken; n++) {
    const next = s.clone();
    next.asking = ASK.nothing;
    takeFrom(next, next.takenFrom, n, undefined);
    paid.push(...splits(next));
  }
  return paid;
}

/** A load into every hold where it may go; in branches that differ the holds are told together. */
export function loads(branches: readonly Branch[], good: Good, when: When): Deed[] {
  const deeds = branches.map((branch) => load(branch, good, when));
  const berths = deeds.flatMap(({ certain }) =>
    certain.flatMap((fact) => (fact.fact === 'loads' ? fact.into : [])),
  );
  const into = [...new Set(berths)].sort((a, b) => a - b);
  const widened = (fact: Fact): Fact => (fact.fact === 'loads' ? { ...fact, into } : fact);
  return deeds.map((deed) => ({ ...deed, certain: deed.certain.map(widened) }));
}

function load(branch: Branch, good: Good, when: When): Deed {
  const { state } = branch;
  const cargo = contentsOf(good, state.die);
  const stowed = members(stowBerths(state, state.ship, cargo)).map((hold): Branch => {
    const next = state.clone();
    next.ships[state.ship].holds = withHold(state.ships[state.ship].holds, hold, cargo);
    return { ...branch, state: next };
  });
  return {
    ...loading(state, state.ship, cargo, when),
    branches: stowed.length === 0 ? [branch] : stowed,
  };
}
