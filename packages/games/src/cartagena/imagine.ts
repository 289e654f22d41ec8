import type { Chance, Seat } from '@topsail/engine';
import { cardsOf, nth, one, total, type Cards } from './cards.ts';
import { layOpen, placePirates } from './lay.ts';
import { rulesetOf } from './rulesets.ts';
import { emptyTable, type State } from './state.ts';
import { layTunnel } from './tunnel.ts';
import { knownIn, unseen, type View } from './view.ts';

/**
 * A state that looks like the view. The unseen cards are placed anywhere they can lie, every placing as likely as the
 * other; the README tells where this is exact and where it forgets something.
 */
export function imagine(view: View, chance: Chance): State {
  const { setup, table } = view;
  const state = emptyTable(setup, rulesetOf(setup.ruleset), layTunnel(table.sections));
  placePirates(
    state,
    table.players.map(({ pirates }) => pirates),
  );
  layOpen(state, table);
  state.deckSeen = table.deckCards !== null;
  let rest = unseen(view, view.viewer);
  table.players.forEach(({ hand }, seat) => {
    state.known[seat] = cardsOf(knownIn(view, seat));
    const dealt = seat === view.viewer ? 0 : draw(rest, hand - total(state.known[seat]), chance);
    rest -= dealt;
    state.hands[seat] = ownHand(view, seat) ?? state.known[seat] + dealt;
  });
  state.deck = table.deckCards === null ? rest : cardsOf(table.deckCards);
  return state;
}

function ownHand({ viewer, own }: View, seat: Seat): Cards | undefined {
  return seat === viewer && own !== null ? cardsOf(own.hand) : undefined;
}

/** So many cards drawn at random. */
function draw(from: Cards, wanted: number, chance: Chance): Cards {
  if (wanted === total(from)) return from;
  let drawn: Cards = 0;
  for (let n = 0; n < wanted; n++) {
    const left = from - drawn;
    drawn += one(nth(left, chance.roll(total(left), 'imagined card')));
  }
  return drawn;
}
