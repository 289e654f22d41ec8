import { bit, firstBits, has, size, type Bits } from '@topsail/engine';
import { DECK } from './cards.ts';
import { countIn, goodIn, inHold, SIXTH } from './holds.ts';
import type { Ship, State } from './state.ts';
import { BETH, SIXTH_HOLD } from './treasures.ts';

/** Every card, token and treasure is somewhere exactly once. What fails here is a bug. */
export function audit(s: State): void {
  s.ships.forEach((ship, i) => {
    if (i < s.seats) auditCards(ship);
    auditHolds(ship);
    auditRow(s, ship);
  });
  auditTreasures(s);
}

function auditCards(ship: Ship): void {
  const pick = ship.pick < 0 ? 0 : bit(ship.pick);
  const parts = [ship.hand, ship.deck, ship.discard, pick];
  must(isPartition(parts, firstBits(DECK.length)), 'the eleven cards of a player are not each in one place');
  must((ship.held & ~(ship.hand | pick)) === 0, 'a card thought to be in the hand is not there');
}

function auditHolds(ship: Ship): void {
  for (let hold = 0; hold <= SIXTH; hold++) {
    const contents = inHold(ship.holds, hold);
    const sound = contents === 0 || (goodIn(contents) > 0 && countIn(contents) > 0 && countIn(contents) <= 6);
    must(sound, `hold ${hold} has impossible contents`);
  }
  const hasSixth = has(ship.up, SIXTH_HOLD);
  must(hasSixth || inHold(ship.holds, SIXTH) === 0, 'cargo lies in a Sixth Hold the ship has not');
}

/** The face-down treasures of a ship lie at the places 0, 1, 2… of its row. */
function auditRow(s: State, ship: Ship): void {
  let places = 0;
  let count = 0;
  for (let card = 0; card < s.place.length; card++) {
    if (!has(ship.down, card)) continue;
    places |= bit(s.place[card]);
    count++;
  }
  must(places === firstBits(count), 'the face-down treasures of a ship do not lie in a row');
}

function auditTreasures(s: State): void {
  const owned = s.ships.flatMap((ship) => [ship.up, ship.down]);
  must(isPartition([...owned, s.unseen], s.rules.treasure.cards), 'the treasures are not each in one place');
  if (s.ghost) must(has(s.ships[s.seats].up, BETH), 'Lady Beth has left the ghost');
  const tokens = s.ships.reduce((sum, ship) => sum + ship.tokens, 0);
  const taken = s.rules.course.lairs.length - size(s.lairs);
  const cards = owned.reduce((sum, set) => sum + size(set), 0) - (s.ghost ? 1 : 0);
  must(tokens + cards === taken, 'lairs emptied and treasures taken differ in number');
}

function isPartition(parts: readonly Bits[], whole: Bits): boolean {
  let seen = 0;
  for (const part of parts) {
    if ((seen & part) !== 0) return false;
    seen |= part;
  }
  return seen === whole;
}

function must(sound: boolean, complaint: string): void {
  if (!sound) throw new Error(complaint);
}
