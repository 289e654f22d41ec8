import { bit, firstBits, nth, size, type Chance } from '@topsail/engine';
import { ASK, TASK } from '../agenda.ts';
import { ask, todo } from '../ask.ts';
import { DECK } from '../cards.ts';
import { handLimit } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { morning } from './act.ts';
import { finish } from './finish.ts';
import { someoneIsHome } from '../home.ts';

/** END-2: a game that nobody brings home is scored after so many rounds. */
const MOST_ROUNDS = 200;

export function beginRound(s: State, chance: Chance, tell: Listener): void {
  s.round++;
  s.acted = 0;
  todo(s, TASK.nextTurn);
  todo(s, TASK.pickCards);
  rollDice(s, chance, tell);
}

/** RND-1: the captain rolls; two equal dice leave him nothing to assign. */
function rollDice(s: State, chance: Chance, tell: Listener): void {
  s.morning = chance.roll(6, 'action die');
  s.evening = chance.roll(6, 'action die');
  s.crossed = true;
  if (tell !== undefined) tell({ e: 'roll', seat: s.captain, dice: [s.morning, s.evening] });
  if (s.morning === s.evening) tellAssignment(s, tell);
  else ask(s, ASK.dice, bit(s.captain));
}

export function assignDice(s: State, morning: number, tell: Listener): void {
  if (s.morning !== morning) {
    s.evening = s.morning;
    s.morning = morning;
  }
  tellAssignment(s, tell);
}

function tellAssignment(s: State, tell: Listener): void {
  if (tell !== undefined) tell({ e: 'assign', seat: s.captain, morning: s.morning, evening: s.evening });
}

/** RND-2: all pick at once, in secret. */
export function pickCards(s: State): void {
  ask(s, ASK.card, firstBits(s.seats));
}

/** Lays a card face down; one laid before goes back to the hand. True when the last player has picked. */
export function pickCard(s: State, seat: number, card: number, tell: Listener): boolean {
  const ship = s.ships[seat];
  const first = ship.pick < 0;
  if (!first) ship.hand |= bit(ship.pick);
  ship.hand &= ~bit(card);
  ship.pick = card;
  s.asked &= ~bit(seat);
  if (tell !== undefined) tell({ e: 'pick', seat, card: DECK[card], first });
  return s.asked === 0;
}

/** RND-3, GHO-3: the players from the captain on, then the ghost, then the round is over. */
export function nextTurn(s: State, chance: Chance, tell: Listener): void {
  if (s.acted === s.seats) {
    closeRound(s, chance, tell);
    return;
  }
  s.ship = (s.captain + s.acted) % s.seats;
  s.acted++;
  turnUpCard(s, tell);
  todo(s, TASK.nextTurn);
  todo(s, TASK.evening);
  morning(s, chance, tell);
}

function closeRound(s: State, chance: Chance, tell: Listener): void {
  if (!s.ghost) {
    endRound(s, chance, tell);
    return;
  }
  todo(s, TASK.endRound);
  todo(s, TASK.ghostEvening);
  todo(s, TASK.ghostMorning);
}

function turnUpCard(s: State, tell: Listener): void {
  const ship = s.ships[s.ship];
  s.card = ship.pick;
  ship.pick = -1;
  ship.discard |= bit(s.card);
  ship.held &= ~bit(s.card);
  s.crossed = true;
  if (tell !== undefined) tell({ e: 'turn', seat: s.ship, card: DECK[s.card] });
}

/** RND-5, END-1: draw and pass the captaincy; or, when somebody is home, score. */
export function endRound(s: State, chance: Chance, tell: Listener): void {
  if (s.round >= MOST_ROUNDS || someoneIsHome(s)) {
    finish(s, tell);
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) drawCards(s, seat, chance, tell);
  s.captain = (s.captain + 1) % s.seats;
  if (tell !== undefined) tell({ e: 'captain', seat: s.captain, round: s.round + 1 });
  beginRound(s, chance, tell);
}

/** RND-5, RND-6, T-MAP: up to the hand limit; an empty deck is made anew from the discard pile first. */
export function drawCards(s: State, seat: number, chance: Chance, tell: Listener): void {
  const ship = s.ships[seat];
  for (let missing = handLimit(ship) - size(ship.hand); missing > 0; missing--) {
    if (ship.deck === 0) reshuffle(s, seat, tell);
    const card = nth(ship.deck, chance.roll(size(ship.deck), 'card'));
    s.crossed = true;
    ship.deck &= ~bit(card);
    ship.hand |= bit(card);
    if (tell !== undefined) tell({ e: 'draw', seat, cards: [DECK[card]] });
  }
}

/** Everybody has seen the discard pile, so everybody can now tell what is left in the hand. */
function reshuffle(s: State, seat: number, tell: Listener): void {
  const ship = s.ships[seat];
  ship.deck = ship.discard;
  ship.discard = 0;
  ship.held = ship.hand;
  if (tell !== undefined) tell({ e: 'reshuffle', seat });
}
