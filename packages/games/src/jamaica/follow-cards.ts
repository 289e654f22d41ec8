import { CARD_NAMES, inOrder, nameOfCard } from './card-names.ts';
import { onTable, withOwn, withShip } from './follow-view.ts';
import type { Event } from './tell.ts';
import type { View } from './view.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** RND-5. */
export function dealtIn(view: View, event: Told<'draw' | 'drew'>): View {
  const cards = event.e === 'draw' ? event.cards.map(nameOfCard) : [];
  const count = event.e === 'draw' ? cards.length : event.count;
  const drawn = withShip(view, event.seat, (ship) => ({
    ...ship,
    hand: ship.hand + count,
    deck: ship.deck - count,
  }));
  return withOwn(drawn, event.seat, (own) => ({ ...own, hand: inOrder([...own.hand, ...cards]) }));
}

/** RND-6: everybody has seen the discard pile, so everybody can tell what is left in the hand. */
export function reshuffled(view: View, { seat }: Told<'reshuffle'>): View {
  return withShip(view, seat, (ship) => ({
    ...ship,
    deck: ship.discard.length,
    discard: [],
    held: CARD_NAMES.filter((card) => !ship.discard.includes(card)),
  }));
}

/** RND-2: a card laid before goes back to the hand; others never hear of that. */
export function picked(view: View, event: Told<'pick' | 'picked'>): View {
  const { seat } = event;
  const seen = event.e === 'picked' || event.first ? laidDown(view, seat) : view;
  if (event.e === 'picked') return seen;
  const card = nameOfCard(event.card);
  return withOwn(seen, seat, ({ hand, pick, ...own }) => {
    const all = pick === null ? hand : inOrder([...hand, pick]);
    return { hand: all.filter((other) => other !== card), pick: card, ...own };
  });
}

function laidDown(view: View, seat: number): View {
  const laid = withShip(view, seat, (ship) => ({ ...ship, hand: ship.hand - 1, picked: true }));
  return onTable(laid, { toAct: view.table.toAct.filter((other) => other !== seat) });
}

/** RND-3. */
export function turnedUp(view: View, { seat, card: halves }: Told<'turn'>): View {
  const card = nameOfCard(halves);
  const turned = withShip(view, seat, (ship) => ({
    ...ship,
    discard: inOrder([...ship.discard, card]),
    held: ship.held.filter((other) => other !== card),
    picked: false,
  }));
  return withOwn(onTable(turned, { acting: seat, card, half: null }), seat, (own) => ({
    ...own,
    pick: null,
  }));
}
