import { act } from './action.ts';
import { sailGhost } from './ghost.ts';
import { checkEnd } from './score.ts';
import type { Script } from './script.ts';
import { remove, type Ship } from './ship.ts';
import { Table, type Choices } from './table.ts';

/** END-2: the guard. */
const MOST_ROUNDS = 200;

/** Follows a game of the Jamaica family from set-up to end, by the rules and nothing else. */
export function witnessJamaica(script: Script, choices: Choices): void {
  const setup = script.take('setup');
  checkGhost(script, setup.ruleset!, setup.seats!, setup.ghost!);
  const table = new Table(script, setup, choices);
  passCaptaincy(table);
  for (const ship of table.players) draw(table, ship);
  for (let round = 1; ; round++) {
    playRound(table);
    if (round === MOST_ROUNDS || table.players.some((ship) => ship.lap === 1)) break;
    for (const ship of table.players) draw(table, ship);
    passCaptaincy(table, (table.captain + 1) % table.seats);
  }
  checkEnd(table);
  script.finish();
}

/** SET-1, GHO-1. */
function checkGhost(script: Script, ruleset: string, seats: number, ghost: boolean): void {
  const must = ruleset !== 'yassa' && seats === 2;
  const may = must || (ruleset === 'jamaica-2' && seats >= 3 && seats <= 5);
  script.demand(ghost ? may : !must, 'the ghost is not as GHO-1 says');
  script.demand(seats >= 2 && seats <= (ruleset === 'yassa' ? 4 : 6), 'so many cannot play (SET-1)');
}

/** SET-6, RND-5. */
function passCaptaincy(table: Table, due?: number): void {
  const event = table.script.take('captain');
  if (due !== undefined) table.script.same(event.seat, due, 'the captain');
  table.captain = event.seat!;
  table.check(event);
}

/** RND-5, RND-6, T-MAP. */
function draw(table: Table, ship: Ship): void {
  const { script } = table;
  while (ship.hand.length < (ship.uses('morgans-map') ? 4 : 3)) {
    if (ship.deck.length === 0) {
      const event = script.take('reshuffle');
      script.same(event.seat, ship.name, 'the seat');
      ship.deck = ship.discard;
      ship.discard = [];
      table.check(event);
    }
    const event = script.take('draw');
    script.same(event.seat, ship.name, 'the seat');
    for (const card of event.cards!) {
      script.demand(remove(ship.deck, nameOf(card)), 'this card is not in the deck');
      ship.hand.push(nameOf(card));
    }
    table.check(event);
  }
}

function nameOf(card: unknown): string {
  return (card as readonly string[]).join('/');
}

function playRound(table: Table): void {
  rollDice(table);
  for (let n = 0; n < table.seats; n++) pick(table);
  for (let n = 0; n < table.seats; n++) takeTurn(table, (table.captain + n) % table.seats);
  const ghost = table.ships.find((ship) => ship.isGhost);
  if (ghost === undefined) return;
  sailGhost(table, ghost, table.morning);
  sailGhost(table, ghost, table.evening);
}

/** RND-1. */
function rollDice(table: Table): void {
  const { script } = table;
  const rolled = script.take('roll');
  script.same(rolled.seat, table.captain, 'the seat');
  script.demand(rolled.dice!.length === 2 && rolled.dice!.every(isDie), 'these are not two dice');
  table.check(rolled);
  const assigned = script.take('assign');
  script.same(assigned.seat, table.captain, 'the seat');
  const { morning, evening } = assigned;
  script.same([morning!, evening!].sort(), [...rolled.dice!].sort(), 'the assignment');
  if (morning !== evening)
    table.note('RND-1', ['first', 'second'], morning === rolled.dice![0] ? 'first' : 'second');
  table.morning = morning!;
  table.evening = evening!;
  table.check(assigned);
}

function isDie(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 6;
}

/** RND-2. */
function pick(table: Table): void {
  const { script } = table;
  const event = script.take('pick');
  const ship = table.ship(event.seat);
  script.demand(ship.pick === undefined, 'this seat has picked already');
  script.demand(remove(ship.hand, nameOf(event.card)), 'this card is not in the hand');
  ship.pick = nameOf(event.card);
  table.check(event);
}

/** RND-3, RND-4, END-1. */
function takeTurn(table: Table, seat: number): void {
  const { script } = table;
  const ship = table.ship(seat);
  const event = script.take('turn');
  script.same(event.seat, seat, 'the seat');
  script.same(nameOf(event.card), ship.pick, 'the card');
  const [morning, evening] = ship.pick!.split('/');
  ship.discard.push(ship.pick!);
  ship.pick = undefined;
  table.check(event);
  act(table, ship, morning!, table.morning);
  if (ship.lap !== 1) act(table, ship, evening!, table.evening);
}
