import {
  accept,
  bit,
  firstBits,
  refuse,
  type Chance,
  type Options,
  type Result,
  type Setup,
} from '@topsail/engine';
import { advance } from './advance.ts';
import { DECK } from './cards.ts';
import { contentsOf, withHold, type Holds } from './holds.ts';
import { jamaicaOffer } from './offer.ts';
import { RULESETS, rulesetOf } from './rulesets.ts';
import { Ship, State } from './state.ts';
import { beginRound, drawCards } from './steps/round.ts';
import type { Listener } from './tell.ts';
import { BETH, TREASURES } from './treasures.ts';
import { FOOD, GOLD } from './types.ts';

export function checkSetup(ruleset: string, seats: number, options: Options): Result<Setup> {
  const rules = RULESETS.find(({ id }) => id === ruleset);
  if (rules === undefined) return refuse('setup/unknown-ruleset', { params: { ruleset } });
  const { from, to } = rules.seats;
  if (!Number.isInteger(seats) || seats < from || seats > to) {
    return refuse('setup/seats', { rule: 'SET-1', params: { seats, from, to } });
  }
  for (const id of Object.keys(options))
    if (id !== 'ghost') return refuse('setup/unknown-option', { params: { option: id } });
  const [option] = jamaicaOffer.optionsOf(ruleset, seats);
  const ghost = options.ghost ?? option.fallback;
  if (!option.values?.includes(ghost)) {
    return refuse('setup/option-value', {
      rule: option.rule,
      params: { option: 'ghost', value: ghost, seats },
    });
  }
  return accept({ ruleset, seats, options: { ghost } });
}

/** Ships and their boxes as they lie before anything is drawn. */
export function emptyTable(setup: Setup): State {
  const rules = rulesetOf(setup.ruleset);
  const ghost = setup.options.ghost === 'yes';
  const ships: Ship[] = [];
  for (let seat = 0; seat < setup.seats; seat++) ships.push(playersShip());
  if (ghost) ships.push(ghostShip());
  const s = new State(setup, rules, ships, ghost);
  s.lairs = firstBits(rules.course.lairs.length);
  s.unseen = ghost ? rules.treasure.cards & ~bit(BETH) : rules.treasure.cards;
  s.place = NONE.slice();
  s.knownBy = NONE.slice();
  return s;
}

const NONE: readonly number[] = TREASURES.map(() => 0);

/** SET-2, SET-3. */
function playersShip(): Ship {
  const ship = new Ship();
  ship.holds = twoHolds(contentsOf(FOOD, 3), contentsOf(GOLD, 3));
  ship.deck = firstBits(DECK.length);
  return ship;
}

/** GHO-2. */
function ghostShip(): Ship {
  const ship = new Ship();
  ship.holds = twoHolds(contentsOf(GOLD, 5), contentsOf(GOLD, 3));
  ship.up = bit(BETH);
  return ship;
}

function twoHolds(first: number, second: number): Holds {
  return withHold(withHold(0, 0, first), 1, second);
}

export function setUp(setup: Setup, chance: Chance, tell: Listener): State {
  const s = emptyTable(setup);
  if (tell !== undefined) tell({ e: 'setup', ruleset: setup.ruleset, seats: s.seats, ghost: s.ghost });
  s.captain = chance.roll(s.seats, 'first captain') - 1; // SET-6
  if (tell !== undefined) tell({ e: 'captain', seat: s.captain, round: 1 });
  for (let seat = 0; seat < s.seats; seat++) drawCards(s, seat, chance, tell);
  beginRound(s, chance, tell);
  advance(s, chance, tell);
  return s;
}
