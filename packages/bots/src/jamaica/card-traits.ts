import { jamaicaRules } from '@topsail/games';
import { cargoWorth } from './worth.ts';
import { arrivalAt, endsOf, lookAt, roughWorth, type Way } from './voyage.ts';

const { DECK, FOOD, GOLD, POWDER, SIXTH, START } = jamaicaRules;
const { contentsOf, countIn, goodIn, holdCount, inHold, total, withHold } = jamaicaRules;
const { NOWHERE, firstEnd, otherEnds } = jamaicaRules;
type State = jamaicaRules.State;
type Good = jamaicaRules.Good;

/** What a card would bring with these dice, as far as a quick eye can tell: both actions added up. */
export const CARD_TRAITS = [
  'steps ahead',
  'steps back',
  'gold paid',
  'food paid',
  'shortage',
  'thrown away in a shortage',
  'treasure',
  'battle',
  'edge in battle',
  'home',
  'gold loaded',
  'first food loaded',
  'more food loaded',
  'food beyond need loaded',
  'first powder loaded',
  'more powder loaded',
  'cargo thrown overboard',
  'load skipped',
  'no food left',
  'no gold left',
  'late: finish number',
  'late: gold loaded',
  'late: food loaded',
] as const;

const T = Object.fromEntries(CARD_TRAITS.map((name, i) => [name, i])) as Record<
  (typeof CARD_TRAITS)[number],
  number
>;

const ENOUGH_FOOD = 4;
const PLENTY_OF_FOOD = 8;
const ENOUGH_POWDER = 3;
/** So many steps before the finish the race may be over within the round. */
const LATE = 13;

/** The acting ship in the mind's eye, while a card is gone through. */
const day = { at: 0, lap: 0, gold: 0, food: 0, powder: 0, holds: 0 };

export function measureCard(s: State, seat: number, card: number, morning: number, out: Float64Array): void {
  const evening = s.morning === morning ? s.evening : s.morning;
  const ship = s.ships[seat];
  out.fill(0);
  day.at = ship.at;
  day.lap = ship.lap;
  day.gold = total(ship.holds, GOLD);
  day.food = total(ship.holds, FOOD);
  day.powder = total(ship.holds, POWDER);
  day.holds = ship.holds;
  act(s, seat, DECK[card][0], morning, out);
  if (day.lap <= 0) act(s, seat, DECK[card][1], evening, out);
  if (day.food === 0) out[T['no food left']] = 1;
  if (day.gold === 0) out[T['no gold left']] = 1;
  if (isLate(s)) late(s, out);
}

function late(s: State, out: Float64Array): void {
  const number = s.rules.course.finish[day.at];
  const counts = day.lap > 0 || (day.lap === 0 && day.at !== START && number > 0);
  out[T['late: finish number']] = counts ? number : -5;
  out[T['late: gold loaded']] = out[T['gold loaded']];
  out[T['late: food loaded']] = out[T['first food loaded']] + out[T['more food loaded']];
}

function isLate(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) {
    const { lap, at } = s.ships[seat];
    if (lap > 0 || (lap === 0 && at !== 0 && s.rules.course.toGo[at] <= LATE)) return true;
  }
  return false;
}

function act(s: State, seat: number, action: string, die: number, out: Float64Array): void {
  switch (action) {
    case 'forward':
      return sail(s, seat, die, 'forward', out);
    case 'backward':
      return sail(s, seat, die, 'backward', out);
    case 'gold':
      return load(s, seat, GOLD, die, out);
    case 'food':
      return load(s, seat, FOOD, die, out);
    default:
      return load(s, seat, POWDER, die, out);
  }
}

function sail(s: State, seat: number, die: number, way: Way, out: Float64Array): void {
  const to = bestEnd(s, seat, die, way);
  lookAt(s, seat, day, to, way);
  out[arrivalAt.steps >= 0 ? T['steps ahead'] : T['steps back']] += Math.abs(arrivalAt.steps);
  out[T['gold paid']] += arrivalAt.gold;
  out[T['food paid']] += arrivalAt.food;
  out[T.treasure] += arrivalAt.treasure;
  out[T.battle] += arrivalAt.meets;
  out[T['edge in battle']] += arrivalAt.edge;
  out[T.home] += arrivalAt.home;
  day.at = to;
  day.lap += arrivalAt.laps;
  day.gold -= arrivalAt.gold;
  day.food -= arrivalAt.food;
  payOut(GOLD, arrivalAt.gold);
  payOut(FOOD, arrivalAt.food);
  if (arrivalAt.missing > 0) fallShort(out);
}

/** PAY-2: the smallest holds first, so that they are the sooner empty. */
function payOut(good: Good, amount: number): void {
  for (let owing = amount; owing > 0;) {
    const hold = smallestOf(good);
    const held = countIn(inHold(day.holds, hold));
    const paid = Math.min(owing, held);
    day.holds = withHold(day.holds, hold, paid === held ? 0 : contentsOf(good, held - paid));
    owing -= paid;
  }
}

function smallestOf(good: Good): number {
  let smallest = 0;
  let least = Infinity;
  for (let hold = 0; hold <= SIXTH; hold++) {
    const contents = inHold(day.holds, hold);
    if (contents === 0 || goodIn(contents) !== good || countIn(contents) >= least) continue;
    smallest = hold;
    least = countIn(contents);
  }
  return smallest;
}

function fallShort(out: Float64Array): void {
  out[T.shortage] += 1;
  out[T['thrown away in a shortage']] += arrivalAt.gold + arrivalAt.food;
}

function bestEnd(s: State, seat: number, die: number, way: Way): number {
  const ends = endsOf(s, day, die, way);
  let best = firstEnd(ends);
  if (otherEnds(ends) === NOWHERE) return best;
  let most = -Infinity;
  for (let rest = ends; rest !== NOWHERE; rest = otherEnds(rest)) {
    const end = firstEnd(rest);
    lookAt(s, seat, day, end, way);
    const worth = roughWorth();
    if (worth <= most) continue;
    best = end;
    most = worth;
  }
  return best;
}

function load(s: State, seat: number, good: Good, die: number, out: Float64Array): void {
  const hold = berth(s, seat, good);
  if (hold < 0) {
    out[T['load skipped']] += 1;
    return;
  }
  const before = inHold(day.holds, hold);
  out[T['cargo thrown overboard']] += cargoWorth(before);
  throwOut(before);
  day.holds = withHold(day.holds, hold, contentsOf(good, die));
  if (good === GOLD) loadGold(die, out);
  else if (good === FOOD) loadFood(die, out);
  else loadPowder(die, out);
}

/** LOAD-1 to LOAD-3: an empty hold, or the one worth least of another good; −1 for none. */
function berth(s: State, seat: number, good: number): number {
  let best = -1;
  let least = Infinity;
  for (let hold = holdCount(s, seat) - 1; hold >= 0; hold--) {
    const contents = inHold(day.holds, hold);
    if (goodIn(contents) === good && contents !== 0) continue;
    const worth = contents === 0 && hold !== SIXTH ? -1 : cargoWorth(contents);
    if (worth >= least) continue;
    best = hold;
    least = worth;
  }
  return best;
}

function throwOut(contents: number): void {
  const good = goodIn(contents);
  const count = contents === 0 ? 0 : countIn(contents);
  if (good === GOLD) day.gold -= count;
  else if (good === FOOD) day.food -= count;
  else day.powder -= count;
}

function loadGold(die: number, out: Float64Array): void {
  out[T['gold loaded']] += die;
  day.gold += die;
}

function loadFood(die: number, out: Float64Array): void {
  const first = within(day.food, die, 0, ENOUGH_FOOD);
  const more = within(day.food, die, ENOUGH_FOOD, PLENTY_OF_FOOD);
  out[T['first food loaded']] += first;
  out[T['more food loaded']] += more;
  out[T['food beyond need loaded']] += die - first - more;
  day.food += die;
}

function loadPowder(die: number, out: Float64Array): void {
  const first = within(day.powder, die, 0, ENOUGH_POWDER);
  out[T['first powder loaded']] += first;
  out[T['more powder loaded']] += die - first;
  day.powder += die;
}

/** How much of what is added to a stock falls between two marks. */
function within(stock: number, added: number, low: number, high: number): number {
  return Math.max(0, Math.min(high, stock + added) - Math.max(low, stock));
}
