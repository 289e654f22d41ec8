import { bit, firstBits, forEachCourse, members, nth, size, type Chance, type Viewer } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { DECK } from './cards.ts';
import { imagine } from './imagine.ts';
import { jamaica } from './index.ts';
import { JAMAICA } from './testing/duel.ts';
import { scene, type Card } from './testing/scene.ts';
import type { State } from './state.ts';
import { treasureNames, TREASURES } from './treasures.ts';
import { rowOf, viewOf } from './view.ts';

type Odds = Map<string, number>;

/** All that is hidden from somebody: hands, picks, and the faces in every row. */
function secrets(s: State): string {
  const hands = s.ships.map(({ hand, pick }) => `${members(hand).join('.')}:${pick}`);
  const rows = s.ships.map((ship) => rowOf(s, ship).map((card) => TREASURES[card]));
  return `${hands.join(' ')} | ${rows.join(' ')} | ${treasureNames(s.unseen).join()}`;
}

function look(s: State, viewer: Viewer): string {
  return JSON.stringify(viewOf(s, viewer));
}

function add(odds: Odds, key: string, probability: number): void {
  odds.set(key, (odds.get(key) ?? 0) + probability);
}

/** The odds of everything hidden, as `imagine` draws it; each draw must look exactly like the view. */
function imagined(s: State, viewer: Viewer): Odds {
  const view = viewOf(s, viewer);
  const shown = JSON.stringify(view);
  const odds: Odds = new Map();
  let drawn = s;
  forEachCourse(
    (chance) => (drawn = imagine(view, chance)),
    (probability) => {
      jamaica.audit(drawn);
      if (look(drawn, viewer) !== shown) throw new Error(`imagined something else: ${secrets(drawn)}`);
      add(odds, secrets(drawn), probability);
    },
  );
  return odds;
}

/** Equal odds for all states that look like this one, found by trying every way to deal what is hidden. */
function exact(s: State, viewer: Viewer): Odds {
  const shown = look(s, viewer);
  const counts: Odds = new Map();
  for (const other of everyDeal(s)) if (look(other, viewer) === shown) add(counts, secrets(other), 1);
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return new Map([...counts].map(([key, n]) => [key, n / all]));
}

/** Every way to deal hands, picks and faces that leaves the number of cards everywhere as it is. */
function everyDeal(s: State): State[] {
  let deals = [s];
  for (let seat = 0; seat < s.seats; seat++) deals = deals.flatMap((deal) => everyHand(deal, seat));
  return deals.flatMap((deal) => everyFace(deal));
}

function everyHand(s: State, seat: number): State[] {
  const { hand, pick, discard } = s.ships[seat];
  const left = firstBits(DECK.length) & ~discard;
  return subsets(left, size(hand)).flatMap((hand) => {
    const picks = pick < 0 ? [-1] : members(left & ~hand);
    return picks.map((pick) => {
      const copy = s.clone();
      const deck = left & ~hand & ~(pick < 0 ? 0 : bit(pick));
      Object.assign(copy.ships[seat], { hand, pick, deck });
      return copy;
    });
  });
}

function everyFace(s: State): State[] {
  const slots = s.ships.flatMap((ship, i) => rowOf(s, ship).map((card) => ({ ship: i, card })));
  const cards = members(slots.reduce((all, { card }) => all | bit(card), s.unseen));
  return arrangements(cards, slots.length).map((faces) => {
    const copy = s.clone();
    copy.unseen = 0;
    copy.plain = 0;
    copy.cursed = 0;
    for (const ship of copy.ships) ship.down = 0;
    for (const card of cards) {
      const slot = slots[faces.indexOf(card)] as { ship: number; card: number } | undefined;
      if (slot === undefined) copy.unseen |= bit(card);
      else moveFace(s, copy, slot, card);
    }
    return copy;
  });
}

/** Gives a card of a row another face, with all that is known of the card but its face. */
function moveFace(s: State, copy: State, slot: { ship: number; card: number }, face: number): void {
  copy.ships[slot.ship].down |= bit(face);
  copy.place[face] = s.place[slot.card];
  copy.knownBy[face] = s.knownBy[slot.card];
  if ((s.plain & bit(slot.card)) !== 0) copy.plain |= bit(face);
  if ((s.cursed & bit(slot.card)) !== 0) copy.cursed |= bit(face);
}

function subsets(set: number, count: number): number[] {
  if (count === 0) return [0];
  return members(set).flatMap((card) =>
    subsets(set & ~firstBits(card + 1), count - 1).map((rest) => rest | bit(card)),
  );
}

function arrangements(cards: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card) =>
    arrangements(
      cards.filter((other) => other !== card),
      count - 1,
    ).map((rest) => [card, ...rest]),
  );
}
