import { has, size } from '@topsail/engine';
import { jamaicaRules } from '@topsail/games';
import type { Traits } from '../appraisal.ts';
import { meetingEdge } from './habits/powder.ts';
import { emptyHolds, treasurePoints } from './ledger.ts';
import { endsOf } from './voyage.ts';

const { DECK, FOOD, GOLD, ORDINARY_HOLDS, POWDER } = jamaicaRules;
const { BETH, MAP, SABRE, SIXTH_HOLD } = jamaicaRules;
const { finishNumber, isGhost, isHome, progress, total } = jamaicaRules;
const { NOWHERE, firstEnd, otherEnds } = jamaicaRules;
type State = jamaicaRules.State;
type Ship = jamaicaRules.Ship;

/** What is looked at in a position, ship by ship. Steps are counted along the longest lanes. */
const NAMES = [
  'any ship',
  'the ghost',
  'steps sailed',
  'steps ahead of the best other',
  'steps behind the leader',
  'early: points',
  'late: points',
  'late: lead in points',
  'late: finish number',
  'late: no finish number yet',
  'home',
  'gold',
  'first gold',
  'first food',
  'more food',
  'food beyond need',
  'first powder',
  'more powder',
  'powder beyond all others',
  'empty holds',
  "Morgan's map",
  "Saran's sabre",
  'Lady Beth',
  'sixth hold',
  'treasure points',
  'forward cards in hand',
  'loading cards in hand',
  'forward cards in deck',
  'dice that can be paid for',
  'treasures in reach',
  'edge over ships in reach',
  'edge of ships that reach it',
  'captain next',
] as const;

const T = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<(typeof NAMES)[number], number>;

const REACH = 6;

export const jamaicaTraits: Traits<State> = {
  names: NAMES,
  entrants: (s) => s.ships.length,
  measure(s, entrant, out) {
    out.fill(0);
    const ship = s.ships[entrant];
    out[T['any ship']] = 1;
    out[T['the ghost']] = isGhost(s, entrant) ? 1 : 0;
    measureRace(s, entrant, out);
    measureCargo(s, ship, out);
    measureTreasures(s, ship, out);
    measureNeighbours(s, entrant, out);
    if (isGhost(s, entrant)) return;
    measureCards(ship, out);
    measureOutlook(s, entrant, out);
    out[T['captain next']] = entrant === (s.captain + 1) % s.seats ? 1 : 0;
  },
};

/** Where the ship is, what it has in points, and how soon the race will be over. */
function measureRace(s: State, entrant: number, out: Float64Array): void {
  const ship = s.ships[entrant];
  const sailed = stepsSailed(s, ship);
  const points = pointsOf(s, ship);
  let leader = 0;
  let best = 0;
  let richest = -Infinity;
  for (let other = 0; other < s.ships.length; other++) {
    const steps = stepsSailed(s, s.ships[other]);
    if (!isGhost(s, other)) leader = Math.max(leader, steps);
    if (other === entrant) continue;
    best = Math.max(best, steps);
    richest = Math.max(richest, pointsOf(s, s.ships[other]));
  }
  const late = Math.min(1, leader);
  out[T['steps sailed']] = sailed;
  out[T['steps ahead of the best other']] = Math.max(0, sailed - best);
  out[T['steps behind the leader']] = Math.max(0, leader - sailed);
  out[T['early: points']] = ((1 - late) * points) / 10;
  out[T['late: points']] = (late * points) / 10;
  out[T['late: lead in points']] = (late * late * late * clamp(points - richest)) / 10;
  const finish = finishNumber(s, ship);
  if (finish > 0) out[T['late: finish number']] = (late * late * finish) / 10;
  else out[T['late: no finish number yet']] = late * late * late;
  out[T.home] = isHome(ship) ? 1 : 0;
}

function clamp(lead: number): number {
  return Math.max(-20, Math.min(20, lead));
}

/** In laps. */
function stepsSailed(s: State, ship: Ship): number {
  return 1 + progress(s, ship) / s.rules.course.length;
}

/** SCORE-1: what the ship would score if the race ended now, but for the place it has reached. */
function pointsOf(s: State, ship: Ship): number {
  return total(ship.holds, GOLD) + treasurePoints(s, ship);
}

function measureCargo(s: State, { holds }: Ship, out: Float64Array): void {
  const gold = total(holds, GOLD);
  const food = total(holds, FOOD);
  const powder = total(holds, POWDER);
  out[T.gold] = gold / 10;
  out[T['first gold']] = Math.min(gold, 5) / 5;
  out[T['first food']] = Math.min(food, 4) / 4;
  out[T['more food']] = between(food, 4, 8) / 4;
  out[T['food beyond need']] = Math.max(0, food - 8) / 4;
  out[T['first powder']] = Math.min(powder, 4) / 4;
  out[T['more powder']] = Math.max(0, powder - 4) / 4;
  out[T['powder beyond all others']] = powder >= mostPowder(s) && powder > 0 ? 1 : 0;
  out[T['empty holds']] = emptyHolds(holds) / ORDINARY_HOLDS;
}

function mostPowder(s: State): number {
  let most = 0;
  for (const { holds } of s.ships) most = Math.max(most, total(holds, POWDER));
  return most;
}

function between(n: number, low: number, high: number): number {
  return Math.max(0, Math.min(n, high) - low);
}

function measureTreasures(s: State, ship: Ship, out: Float64Array): void {
  out[T["Morgan's map"]] = has(ship.up, MAP) ? 1 : 0;
  out[T["Saran's sabre"]] = has(ship.up, SABRE) ? 1 : 0;
  out[T['Lady Beth']] = has(ship.up, BETH) ? 1 : 0;
  out[T['sixth hold']] = has(ship.up, SIXTH_HOLD) ? 1 : 0;
  out[T['treasure points']] = treasurePoints(s, ship) / 10;
}

/** BAT-1: whom the ship may meet within a die's throw, ahead and behind. */
function measureNeighbours(s: State, entrant: number, out: Float64Array): void {
  const here = progress(s, s.ships[entrant]);
  for (let other = 0; other < s.ships.length; other++) {
    if (other === entrant) continue;
    const ahead = progress(s, s.ships[other]) - here;
    if (ahead > 0 && ahead <= REACH) out[T['edge over ships in reach']] += meetingEdge(s, entrant, other);
    if (ahead < 0 && ahead >= -REACH) out[T['edge of ships that reach it']] += meetingEdge(s, other, entrant);
  }
}

function measureCards({ hand, deck }: Ship, out: Float64Array): void {
  out[T['forward cards in hand']] = size(hand & FORWARD) / 3;
  out[T['loading cards in hand']] = size(hand & LOADING) / 3;
  out[T['forward cards in deck']] = size(deck & FORWARD) / 6;
}

const FORWARD = cardsWith((actions) => actions.includes('forward'));
const LOADING = cardsWith((actions) =>
  actions.every((action) => action !== 'forward' && action !== 'backward'),
);

function cardsWith(test: (actions: readonly string[]) => boolean): number {
  return DECK.reduce((set, card, i) => (test(card) ? set | (1 << i) : set), 0);
}

/** PAY-1, LAIR-1: what the next throw of one die may bring. */
function measureOutlook(s: State, entrant: number, out: Float64Array): void {
  const ship = s.ships[entrant];
  if (isHome(ship)) return;
  const { course } = s.rules;
  const gold = total(ship.holds, GOLD);
  const food = total(ship.holds, FOOD);
  for (let die = 1; die <= REACH; die++) {
    let payable = 0;
    let treasure = 0;
    const ends = endsOf(s, ship, die, 'forward');
    for (let rest = ends; rest !== NOWHERE; rest = otherEnds(rest)) {
      const end = firstEnd(rest);
      if (course.price[end] <= (course.kind[end] === 'port' ? gold : food)) payable = 1;
      if (course.lairAt[end] >= 0 && has(s.lairs, course.lairAt[end])) treasure = 1;
    }
    out[T['dice that can be paid for']] += payable / REACH;
    out[T['treasures in reach']] += treasure / REACH;
  }
}
