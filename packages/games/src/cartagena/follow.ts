import type { Seat, Setup, Viewer } from '@topsail/engine';
import { ALL_CARDS, cardsIn, cardsOf, count, countsOf, one, symbolOf, total, type Cards } from './cards.ts';
import { rulesetOf } from './rulesets.ts';
import { emptyTable } from './state.ts';
import type { Event } from './tell.ts';
import { layTunnel } from './tunnel.ts';
import { ACTIONS, type Card, type Counts } from './types.ts';
import { view, type Own, type Player, type Table, type View } from './view.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** Before the tunnel is laid and the cards are dealt. */
export function emptyView(setup: Setup, viewer: Viewer): View {
  return view(emptyTable(setup, rulesetOf(setup.ruleset), layTunnel([])), viewer);
}

/** What a viewer sees after an event that he heard. */
export function follow(view: View, event: Event): View {
  switch (event.e) {
    case 'setup':
    case 'stop':
    case 'stuck':
      return view;
    case 'tunnel':
      return onTable(view, { sections: event.sections, symbols: event.symbols });
    case 'first':
      return onTable(view, { seat: event.seat });
    case 'turn':
      return onTable(view, { seat: event.seat, turn: event.turn, actionsLeft: ACTIONS });
    case 'pass':
      return onTable(view, { passes: view.table.passes + 1 });
    case 'end':
      return onTable(view, { ending: event.ending });
    case 'deal':
      return dealt(view, event);
    case 'row':
      return onTable(view, { row: event.cards, ...deckWithout(view.table, event.cards) });
    case 'forward':
      return forward(view, event);
    case 'back':
      return walked(view, event);
    case 'draw':
      return event.open ? tookFromRow(view, event) : drewBlindly(view, event);
    case 'reshuffle':
      return reshuffled(view);
  }
}

function onTable(view: View, changed: Partial<Table>): View {
  return { ...view, table: { ...view.table, ...changed } };
}

function withPlayer(view: View, seat: Seat, change: (player: Player) => Player): View {
  const { players } = view.table;
  return onTable(view, { players: players.with(seat, change(players[seat])) });
}

/** What is the viewer's own, where he is the one whom an event is about. */
function withOwnHand(view: View, seat: Seat, change: (hand: Cards) => Cards): View {
  const { own, viewer } = view;
  if (own === null || viewer !== seat) return view;
  return { ...view, own: { ...own, hand: countsOf(change(cardsOf(own.hand))) } };
}

/** C-SET-3: where the hand is open, everybody can tell it. */
function dealt(view: View, { seat, count, cards = [], open }: Told<'deal'>): View {
  const seen = onTable(view, { deck: view.table.deck - count });
  const hand = withPlayer(seen, seat, (player) => ({
    ...player,
    hand: player.hand + count,
    known: open ? plus(player.known, cards) : player.known,
  }));
  return withOwnHand(hand, seat, (own) => own + cardsIn(cards));
}

/** The cards of the deck that nobody could tell come out first: they lay there before it was made anew. */
function deckWithout({ deck, deckCards }: Table, cards: readonly Card[]): Pick<Table, 'deck' | 'deckCards'> {
  const left = deck - cards.length;
  if (deckCards === null) return { deck: left, deckCards };
  const hidden = deck - total(cardsOf(deckCards));
  return { deck: left, deckCards: countsOf(cardsOf(deckCards) - cardsIn(cards.slice(hidden))) };
}

/** C-FWD-3. */
function forward(view: View, event: Told<'forward'>): View {
  const { seat, card } = event;
  const discard = plus(view.table.discard, [card]);
  const played = withPlayer(onTable(walked(view, event), { discard }), seat, (player) => ({
    ...player,
    hand: player.hand - 1,
    known: withoutOne(player.known, card),
  }));
  const known = (own: Own): Own['known'] =>
    own.known === null ? null : own.known.with(seat, withoutOne(own.known[seat], card));
  const told = played.own === null ? played : { ...played, own: { ...played.own, known: known(played.own) } };
  return withOwnHand(told, seat, (hand) => hand - one(symbolOf(card)));
}

function walked(view: View, { seat, from, to, left }: Told<'forward' | 'back'>): View {
  const walk = (pirates: readonly number[]): number[] =>
    pirates.with(pirates.indexOf(from), to).sort((a, b) => a - b);
  return withPlayer(onTable(view, { actionsLeft: left, passes: 0 }), seat, (player) => ({
    ...player,
    pirates: walk(player.pirates),
  }));
}

function tookFromRow(view: View, { seat, count, cards = [] }: Told<'draw'>): View {
  const taken = onTable(view, { row: view.table.row.slice(count) });
  const hand = withPlayer(taken, seat, (player) => ({
    ...player,
    hand: player.hand + count,
    known: plus(player.known, cards),
  }));
  return withOwnHand(hand, seat, (own) => own + cardsIn(cards));
}

function drewBlindly(view: View, { seat, count, cards = [] }: Told<'draw'>): View {
  const drawn = onTable(view, { deck: view.table.deck - count });
  const hand = withPlayer(drawn, seat, (player) => ({ ...player, hand: player.hand + count }));
  return withOwnHand(hand, seat, (own) => own + cardsIn(cards));
}

/** C-DRAW-2: the pile that all have seen is the deck; the README says what can be told from that. */
function reshuffled(view: View): View {
  const { deck, deckCards, discard } = view.table;
  const { supply } = rulesetOf(view.setup.ruleset);
  const seen = supply.open ? countsOf(cardsOf(deckCards ?? {}) + cardsOf(discard)) : null;
  const shuffled = onTable(view, {
    deck: deck + total(cardsOf(discard)),
    deckCards: seen,
    discard: countsOf(0),
  });
  return supply.open || view.setup.seats !== 2 ? shuffled : tellingHands(shuffled, discard);
}

/** Of two players each can tell the other's hand: it is what lies neither in the pile nor in his own. */
function tellingHands(view: View, discard: Counts): View {
  const { own, viewer } = view;
  if (own === null) return view;
  const others = countsOf(ALL_CARDS - cardsOf(discard) - cardsOf(own.hand));
  const known = [0, 1].map((seat) => (seat === viewer ? own.hand : others));
  return { ...view, own: { ...own, known } };
}

function plus(counts: Counts, cards: readonly Card[]): Counts {
  return countsOf(cardsOf(counts) + cardsIn(cards));
}

/** A card that is played is taken from those known first. */
function withoutOne(counts: Counts, card: Card): Counts {
  const symbol = symbolOf(card);
  const cards = cardsOf(counts);
  return count(cards, symbol) > 0 ? countsOf(cards - one(symbol)) : counts;
}
