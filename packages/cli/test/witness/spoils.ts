import { layDown, stow } from './cargo.ts';
import { CURSES, remove, SIXTH, type Ship } from './ship.ts';
import type { Table } from './table.ts';
import type { Name, Told } from './told.ts';

const TAKING = ['steal-hold', 'steal-treasure', 'give-curse', 'no-spoils'];

/** BAT-9, BAT-14, GHO-7, GHO-8. */
export function shareSpoils(table: Table, winner: Ship, loser: Ship): void {
  const { script } = table;
  const offers = offersTo(table, winner, loser);
  const next = script.peek() ?? '';
  if (offers.length === 0) {
    script.demand(!TAKING.includes(next), 'nothing is on offer, yet something is taken');
    return;
  }
  const event = script.take(TAKING.find((kind) => kind === next) ?? 'no-spoils');
  script.same(event.ship, winner.name, 'the winner');
  script.same(event.seat, deciderFor(table, winner, loser), 'the seat');
  const taken = nameOf(loser, event);
  script.demand([...offers, 'nothing'].includes(taken), `${taken} is not on offer`);
  for (const offer of [...offers, 'nothing'])
    table.note(`BAT-9 ${who(winner)} ${offer}`, ['taken', 'left'], offer === taken ? 'taken' : 'left');
  take(table, winner, loser, event);
  table.check(event);
}

function who(winner: Ship): string {
  return winner.isGhost ? 'ghost' : 'ship';
}

function take(table: Table, winner: Ship, loser: Ship, event: Told): void {
  if (event.e === 'steal-hold') stealHold(table, winner, loser, event);
  if (event.e === 'steal-treasure') stealTreasure(table, winner, loser, event);
  if (event.e === 'give-curse') giveCurse(table, winner, loser, event);
}

/** GHO-6, GHO-11: for the ghost one who does not fight, the captain first. */
function deciderFor(table: Table, winner: Ship, loser: Ship): Name {
  if (!winner.isGhost) return winner.name;
  return loser.name === table.captain ? (table.captain + 1) % table.seats : table.captain;
}

/** What is on offer, by names that tell apart what differs in effect. */
function offersTo(table: Table, winner: Ship, loser: Ship): string[] {
  const holds = loser.holds.flatMap((hold, i) =>
    hold !== undefined && canLoad(winner, hold.good) ? [holdName(i, hold.good, hold.count)] : [],
  );
  const up = stealable(loser).map((card) => `up ${card}`);
  const curses = winner.isGhost ? [] : winner.down.filter((card) => CURSES.includes(card));
  return [
    ...new Set([
      ...holds,
      ...(table.hasCards ? up : []),
      ...(loser.down.length > 0 ? ['down'] : []),
      ...(loser.tokens > 0 ? ['token'] : []),
      ...curses.map((card) => `curse ${card}`),
    ]),
  ];
}

function holdName(hold: number, good: string, count: number): string {
  return `${hold === SIXTH ? 'sixth ' : ''}hold of ${count} ${good}`;
}

function nameOf(loser: Ship, event: Told): string {
  switch (event.e) {
    case 'steal-hold':
      return holdName(event.hold!, event.resource!, event.count!);
    case 'give-curse':
      return `curse ${event.treasure!}`;
    case 'steal-treasure':
      if (event.treasure === undefined) return 'token';
      return loser.up.includes(event.treasure) ? `up ${event.treasure}` : 'down';
    default:
      return 'nothing';
  }
}

/** BAT-10; GHO-7: what is not gold the ghost throws into the sea. */
function canLoad(winner: Ship, good: string): boolean {
  return (winner.isGhost && good !== 'gold') || winner.berths(good).length > 0;
}

/** GHO-2: Lady Beth stays with the ghost. */
function stealable(loser: Ship): string[] {
  return loser.up.filter((card) => !(loser.isGhost && card === 'lady-beth'));
}

function stealHold(table: Table, winner: Ship, loser: Ship, event: Told): void {
  const { script } = table;
  const { from, hold, resource, count, into } = event;
  script.same(from, loser.name, 'the loser');
  script.same(loser.contents(hold!), { [resource!]: count! }, 'the hold');
  loser.holds[hold!] = undefined;
  if (winner.isGhost && resource !== 'gold') {
    script.same(into, null, 'into');
    return;
  }
  script.demand(typeof into === 'number', 'it must be loaded');
  stow(table, winner, into!, event);
}

/** BAT-11, BAT-12, BAT-15, T-HOLD, GHO-10. */
function stealTreasure(table: Table, winner: Ship, loser: Ship, event: Told): void {
  const { script } = table;
  script.same(event.from, loser.name, 'the loser');
  if (!table.hasCards) {
    script.demand(loser.tokens > 0 && event.treasure === undefined, 'there is no such token');
    loser.tokens--;
    winner.tokens++;
    return;
  }
  const treasure = event.treasure!;
  const isUp = stealable(loser).includes(treasure);
  script.demand(remove(isUp ? loser.up : loser.down, treasure), 'the loser has no such treasure to lose');
  if (isUp) winner.up.push(treasure);
  else layDown(winner, treasure);
  if (event.face !== undefined) script.same(event.face, isUp ? 'up' : 'down', 'the face');
  if (isUp && treasure === 'sixth-hold') carryOver(table, winner, loser, event);
}

function carryOver(table: Table, winner: Ship, loser: Ship, event: Told): void {
  table.script.same(event.contents, loser.contents(SIXTH), 'the contents');
  const cargo = loser.holds[SIXTH];
  loser.holds[SIXTH] = undefined;
  winner.holds[SIXTH] = winner.isGhost && cargo?.good !== 'gold' ? undefined : cargo;
}

/** BAT-9 (c), TRE-4. */
function giveCurse(table: Table, winner: Ship, loser: Ship, event: Told): void {
  const { script } = table;
  script.same(event.to, loser.name, 'the loser');
  script.demand(!winner.isGhost && CURSES.includes(event.treasure!), 'this cannot be given');
  script.demand(remove(winner.down, event.treasure!), 'the winner has no such card');
  loser.down.push(event.treasure!);
}
