import type { Move } from '../moves.ts';
import type { Event } from '../tell.ts';
import type { Cargo, ShipName, TreasureName } from '../types.ts';
import { firstOf, isSame, type Foretold } from './foretold.ts';

/** A battle that was fought out: the powder of both, and what came of it for the attacker. */
export interface Fought {
  readonly powder: number;
  /** Undefined where a star left no defence. */
  readonly against: number | undefined;
  readonly result: 'win' | 'tie' | 'loss';
  /** Somebody could still use the sabre, well or badly, when the odds were told. */
  readonly sabre: boolean;
}

/** Holds what was foretold of an answer, other than a card or a voyage, against what came of it. */
export function judgeMove(
  foretold: Foretold,
  move: Move,
  events: readonly Event[],
  fought: Fought | undefined,
): void {
  judgeDay(foretold, events);
  judgeTake(foretold, move, events);
  judgeMeeting(foretold, events);
  judgeSpoils(foretold, events);
  judgeStowing(foretold, events);
  judgeTreasure(foretold, events);
  judgeOdds(foretold, fought);
}

function judgeDay(foretold: Foretold, events: readonly Event[]): void {
  const day = firstOf(events, 'assign');
  foretold.mustHold('day', (fact) => fact.morning === day?.morning && fact.evening === day.evening);
}

/** What is taken out of a hold, and what other holds must still give. */
function judgeTake(foretold: Foretold, { n }: Move, events: readonly Event[]): void {
  const end = events.findIndex(({ e }) => e !== 'pay' && e !== 'powder');
  const taken = events
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => ('split' in event ? event.split : []));
  const sum = taken.reduce((all, one) => all + one.n, 0);
  foretold.mustHold('takes', (fact) => {
    const isFirst = n === 0 || isSame(taken[0], { hold: fact.hold, n: fact.n });
    return isFirst && fact.n === n && sum === n + fact.still;
  });
}

function judgeMeeting(foretold: Foretold, [first]: readonly Event[]): void {
  foretold.mustHold('meets', ({ ships }) => first.e === 'battle' && isSame(ships, [first.against]));
}

interface Booty {
  readonly from: ShipName;
  readonly cargo?: Cargo | null;
  readonly treasure?: TreasureName;
}

function judgeSpoils(foretold: Foretold, events: readonly Event[]): void {
  const booty = bootyOf(events);
  foretold.mustHold('robs', ({ from, cargo = null, treasure }) => {
    const isTaken = from === booty?.from && isSame(cargo, booty.cargo);
    return isTaken && (treasure === undefined || treasure === booty.treasure);
  });
  const gift = firstOf(events, 'give-curse');
  foretold.mustHold('gives', ({ to, treasure }) => to === gift?.to && treasure === gift.treasure);
}

function bootyOf(events: readonly Event[]): Booty | undefined {
  const theft = firstOf(events, 'steal-hold', 'steal-treasure');
  if (theft?.e !== 'steal-hold')
    return theft && { from: theft.from, cargo: theft.contents ?? null, treasure: theft.treasure };
  return { from: theft.from, cargo: { good: theft.resource, count: theft.count } };
}

/** Where a load, or the contents of a robbed hold, went. */
function judgeStowing(foretold: Foretold, events: readonly Event[]): void {
  const load = firstOf(events, 'load', 'steal-hold');
  const hold = load === undefined ? null : load.e === 'load' ? load.hold : load.into;
  foretold.mustHold(
    'loads',
    ({ good, count, into }) =>
      good === load?.resource && count === load.count && hold !== null && into.includes(hold),
  );
  foretold.mustHold('empties', (fact) => fact.hold === hold && isSame(fact.cargo, load?.emptied));
  if (foretold.all('loads').length > 0 && load?.emptied)
    foretold.mustHaveTold('empties', load, (fact) => fact.hold === hold && isSame(fact.cargo, load.emptied));
}

function judgeTreasure(foretold: Foretold, events: readonly Event[]): void {
  const found = firstOf(events, 'treasure', 'steal-treasure');
  foretold.mustHold('treasure', ({ to }) => found?.e === 'treasure' && found.space === to);
  const { treasure } = found ?? {};
  if (foretold.all('may-be').length > 0)
    foretold.mustHaveTold('may-be', { treasure }, ({ treasures }) =>
      treasures.some((name) => name === treasure),
    );
}

/** Odds are odds, and what came of the battle was not impossible. */
function judgeOdds(foretold: Foretold, fought: Fought | undefined): void {
  for (const { table } of foretold.all('odds')) {
    for (const { win, tie, loss } of table) {
      const isOdds = Math.min(win, tie, loss) >= 0 && Math.abs(win + tie + loss - 1) < 1e-9;
      if (!isOdds) throw new Error(`no odds: ${JSON.stringify({ win, tie, loss })}`);
    }
  }
  if (foretold.all('odds').length === 0 || fought === undefined || fought.sabre) return;
  const { powder, against, result } = fought;
  foretold.mustHaveTold('odds', fought, ({ table }) =>
    table.some(
      (row) => row.powder === powder && (against === undefined || row.against === against) && row[result] > 0,
    ),
  );
}
