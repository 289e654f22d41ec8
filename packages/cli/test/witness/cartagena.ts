import type { Script } from './script.ts';
import type { Told } from './told.ts';
import { BOAT, Tunnel } from './tunnel.ts';

/** C-END-2: the guard. */
const MOST_TURNS_EACH = 200;

type TurnEnd = 'acted' | 'passed' | 'won';

/** Follows a game of Cartagena from set-up to end, by the rules and nothing else. */
export function witnessCartagena(script: Script): void {
  const table = begin(script);
  let passes = 0;
  for (let turns = 1; ; turns++) {
    const end = takeTurn(table);
    if (end === 'won') return finish(table, { winner: table.seat! });
    passes = end === 'passed' ? passes + 1 : 0;
    if (passes === table.seats) return finish(table, { drawn: true });
    table.seat = (table.seat! + 1) % table.seats;
    if (turns === MOST_TURNS_EACH * table.seats) return finish(table, {});
  }
}

function begin(script: Script): Tunnel {
  const table = new Tunnel(script, script.take('setup'));
  table.lay(script.take('tunnel'));
  for (let seat = 0; seat < table.seats; seat++) deal(table, seat);
  const first = script.take('first');
  table.seat = first.seat!;
  table.check(first);
  if (table.hasRow) table.layRow(script.take('row'));
  return table;
}

/** C-SET-3. */
function deal(table: Tunnel, seat: number): void {
  const event = table.script.take('deal');
  table.script.same([event.seat, event.cards!.length], [seat, 6], 'the deal');
  for (const card of event.cards as string[]) table.move(card, table.deck, table.hands[seat]!, 'the deck');
  table.check(event);
}

/** C-TURN-1, C-PASS. */
function takeTurn(table: Tunnel): TurnEnd {
  const { script } = table;
  table.check(ownEvent(table, 'turn'));
  if (!mayAct(table)) {
    table.check(ownEvent(table, 'pass'));
    return 'passed';
  }
  for (let action = 1; action <= 3; action++) {
    if (!mayAct(table)) return 'acted';
    if (script.peek() === 'stop') {
      script.demand(action > 1, 'the first action is compulsory');
      table.check(ownEvent(table, 'stop'));
      return 'acted';
    }
    if (script.peek() === 'forward') goForward(table);
    else goBack(table);
    if (table.own.every((at) => at === BOAT)) return 'won';
  }
  return 'acted';
}

function ownEvent(table: Tunnel, kind: string): Told {
  const event = table.script.take(kind);
  table.script.same(event.seat, table.seat, 'the seat');
  return event;
}

function mayAct(table: Tunnel): boolean {
  return table.hand.length > 0 || table.own.some((from) => table.refuge(from) !== undefined);
}

/** C-FWD-1 to C-FWD-4. */
function goForward(table: Tunnel): void {
  const { script } = table;
  const event = ownEvent(table, 'forward');
  const from = Number(event.from);
  const card = String(event.card);
  script.demand(from < BOAT, 'a pirate in the boat stays there');
  script.same(event.to, table.next(from, card), 'to');
  table.walk(from, Number(event.to));
  table.move(card, table.hand, table.discard, 'the hand');
  table.check(event);
}

/** C-BACK-1 to C-BACK-3, C-TURN-2. */
function goBack(table: Tunnel): void {
  const { script } = table;
  const early = earlyRow(table);
  const event = ownEvent(table, 'back');
  const from = Number(event.from);
  const to = table.refuge(from);
  script.same(event.to, to, 'to');
  const owed = table.crowd(to!);
  table.walk(from, to!);
  draw(table, event.cards as string[], owed, early);
  table.check(event);
  if (!table.hasRow || table.row.length > 0 || table.isDry()) return;
  skipReshuffle(script);
  table.layRow(script.take('row'));
}

/** A row laid in the middle of a two-card draw is told before the retreat. */
function earlyRow({ script }: Tunnel): Told | undefined {
  skipReshuffle(script);
  return script.peek() === 'row' ? script.take('row') : undefined;
}

function skipReshuffle(script: Script): void {
  while (script.peek() === 'reshuffle') script.take('reshuffle');
}

/** C-DRAW-1, C-DRAW-2: as many as are owed, or what there is. */
function draw(table: Tunnel, cards: readonly string[], owed: number, early: Told | undefined): void {
  const { script, hand } = table;
  let row = early;
  let drawn = 0;
  for (; drawn < owed; drawn++) {
    if (table.hasRow && table.row.length === 0 && row !== undefined) {
      table.layRow(row);
      row = undefined;
    }
    if (table.hasRow ? table.row.length === 0 : table.isDry()) break;
    if (table.hasRow) {
      script.same(cards[drawn], table.row[0], 'the card taken');
      table.move(table.row[0]!, table.row, hand, 'the row');
    } else table.drawTo(String(cards[drawn]), hand);
  }
  script.same(cards.length, drawn, 'the number of cards drawn');
  script.demand(row === undefined, 'a row was laid that nobody needed');
}

/** C-END, C-END-2, C-PASS. */
function finish(table: Tunnel, how: { winner?: number; drawn?: boolean }): void {
  const { script } = table;
  const event = script.take('end');
  script.same(event.winner, how.winner, 'the winner');
  script.same(event.drawn, how.drawn, 'drawn');
  const everybody = table.pirates.map((_, seat) => seat);
  script.same(event.ranking, how.drawn === true ? [everybody] : ranking(table), 'the ranking');
  table.check(event);
  script.finish();
}

function ranking({ pirates }: Tunnel): number[][] {
  const merits = pirates.map((men, seat) => ({
    seat,
    boat: men.filter((at) => at === BOAT).length,
    sum: men.reduce((total, at) => total + at, 0),
  }));
  merits.sort((a, b) => b.boat - a.boat || b.sum - a.sum || a.seat - b.seat);
  const groups: number[][] = [];
  merits.forEach(({ seat, boat, sum }, i) => {
    const before = merits[i - 1];
    if (before?.boat === boat && before.sum === sum) groups.at(-1)!.push(seat);
    else groups.push([seat]);
  });
  return groups;
}
