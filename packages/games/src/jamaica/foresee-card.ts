import { DECK } from './cards.ts';
import type { Fact } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { loads, voyage, type Branch, type Deed } from './foresee-branch.ts';
import { isHome } from './ships.ts';
import type { Ship, State } from './state.ts';
import { FOOD, GOLD, POWDER, type ActionName, type Good, type Half } from './types.ts';
import type { View } from './view.ts';

/**
 * A card's morning and evening on every lane, as things stand now. Nobody moves another's ship, so where the morning
 * leads is certain; cargo and company are so only for the captain, who acts before anybody can change them.
 */
export function foreseeCard(s: State, view: View, card: number): Foreseen {
  const [morning, evening] = DECK[card];
  s.ship = Number(view.viewer);
  const dawn: Branch = { state: s, placed: true, sure: s.captain === s.ship };
  const first = act([dawn], morning, 'morning');
  const noon = first.branches.filter((branch) => !isHome(shipIn(branch)));
  const second = act(noon, evening, 'evening');
  return {
    certain: [...first.certain, ...second.certain],
    possible: [...first.possible, ...second.possible],
  };
}

function shipIn({ state }: Branch): Ship {
  return state.ships[state.ship];
}

/** A half of the day, told apart by the space on which it begins. */
function act(branches: readonly Branch[], action: ActionName, half: Half): Deed {
  const places = [...new Set(branches.map((branch) => shipIn(branch).at))];
  const deeds = places.map((at) =>
    actFrom(
      branches.filter((branch) => shipIn(branch).at === at),
      action,
      half,
    ),
  );
  return {
    certain: deeds.flatMap(({ certain }) => certain),
    possible: deeds.flatMap(({ possible }) => possible),
    branches: deeds.flatMap((deed) => deed.branches),
  };
}

const LOADS: Readonly<Record<ActionName, Good | 0>> = {
  forward: 0,
  backward: 0,
  gold: GOLD,
  food: FOOD,
  powder: POWDER,
};

function actFrom(group: readonly Branch[], action: ActionName, half: Half): Deed {
  for (const { state } of group) state.die = state[half];
  const { state } = group[0];
  const when = { when: half, from: state.rules.course.ids[state.ships[state.ship].at] };
  const good = LOADS[action];
  const deeds = good === 0 ? group.map((branch) => voyage(branch, action, when)) : loads(group, good, when);
  return { ...agreed(group, deeds), branches: deeds.flatMap(({ branches }) => branches) };
}

/** Certain is what every branch agrees on; but for a voyage, cargo and company must be sure as well. */
function agreed(group: readonly Branch[], deeds: readonly Deed[]): Foreseen {
  const placed = group.some((branch) => branch.placed);
  const sure = group.every((branch) => branch.sure);
  const facts = new Map<string, Fact>();
  for (const { certain, possible } of deeds)
    for (const fact of [...certain, ...possible]) facts.set(JSON.stringify(fact), fact);
  const told = deeds.map(({ certain }) => new Set(certain.map((fact) => JSON.stringify(fact))));
  const isCertain = ([text, { fact }]: readonly [string, Fact]): boolean =>
    (fact === 'sails' ? placed : sure) && told.every((certain) => certain.has(text));
  const all = [...facts];
  return {
    certain: all.filter(isCertain).map(([, fact]) => fact),
    possible: all.filter((entry) => !isCertain(entry)).map(([, fact]) => fact),
  };
}
