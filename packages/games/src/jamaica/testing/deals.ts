import { bit, firstBits, members, size, type Bits, type Viewer } from '@topsail/engine';
import { DECK } from '../cards.ts';
import type { State } from '../state.ts';
import { CURSES, POWERS } from '../treasures.ts';
import { rowOf } from '../rows.ts';
import { add, look, normalised, secrets, type Odds } from './odds.ts';

/** Equal odds for all states that look like this one, found by trying every way to deal what may be hidden. */
export function evenOdds(s: State, viewer: Viewer): Odds {
  const shown = look(s, viewer);
  const counts: Odds = new Map();
  for (const deal of everyDeal(s)) if (look(deal, viewer) === shown) add(counts, secrets(deal), 1);
  return normalised(counts);
}

function everyDeal(s: State): State[] {
  let deals = [s];
  for (let seat = 0; seat < s.seats; seat++) deals = deals.flatMap((deal) => everyHand(deal, seat));
  return deals.flatMap((deal) => everyFace(deal));
}

/** RND-6: what was held when the discard pile became the deck is still in the hand, or picked. */
function everyHand(s: State, seat: number): State[] {
  const ship = s.ships[seat];
  const left = firstBits(DECK.length) & ~ship.discard;
  return subsets(left, size(ship.hand)).flatMap((hand) =>
    (ship.pick < 0 ? [-1] : members(left & ~hand)).flatMap((pick) => {
      const out = hand | (pick < 0 ? 0 : bit(pick));
      if ((ship.held & ~out) !== 0) return [];
      const copy = s.clone();
      Object.assign(copy.ships[seat], { hand, pick, deck: left & ~out });
      return [copy];
    }),
  );
}

interface Slot {
  readonly ship: number;
  readonly card: number;
}

/** TRE-4: what a player owned face down is no power, and what was given is cursed. */
function everyFace(s: State): State[] {
  const slots = s.ships.flatMap((ship, i) => rowOf(s, ship).map((card): Slot => ({ ship: i, card })));
  const all = slots.reduce((cards, { card }) => cards | bit(card), s.unseen);
  return arrangements(s, slots, all).map((faces) => {
    const copy = s.clone();
    copy.unseen = faces.reduce((cards, face) => cards & ~bit(face), all);
    copy.plain = 0;
    copy.cursed = 0;
    for (const ship of copy.ships) ship.down = 0;
    slots.forEach((slot, i) => turnInto(s, copy, slot, faces[i]));
    return copy;
  });
}

function arrangements(s: State, slots: readonly Slot[], cards: Bits): number[][] {
  const [slot, ...others] = slots;
  if (slot === undefined) return [[]];
  return members(cards)
    .filter((face) => isPossible(s, slot.card, face))
    .flatMap((face) => arrangements(s, others, cards & ~bit(face)).map((rest) => [face, ...rest]));
}

function isPossible(s: State, card: number, face: number): boolean {
  if ((s.plain & bit(card)) !== 0 && (POWERS & bit(face)) !== 0) return false;
  return (s.cursed & bit(card)) === 0 || (CURSES & bit(face)) !== 0;
}

/** The card of a slot with another face, and with all else that is known of it. */
function turnInto(s: State, copy: State, { ship, card }: Slot, face: number): void {
  copy.ships[ship].down |= bit(face);
  copy.place[face] = s.place[card];
  copy.knownBy[face] = s.knownBy[card];
  if ((s.plain & bit(card)) !== 0) copy.plain |= bit(face);
  if ((s.cursed & bit(card)) !== 0) copy.cursed |= bit(face);
}

function subsets(set: Bits, count: number): Bits[] {
  if (count === 0) return [0];
  return members(set).flatMap((card) =>
    subsets(set & ~firstBits(card + 1), count - 1).map((rest) => rest | bit(card)),
  );
}
