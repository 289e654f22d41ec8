import { checkForm, setupIn } from '@topsail/engine';
import { audit } from './audit.ts';
import { cardsOf, countsOf } from './cards.ts';
import { layOpen, placePirates } from './lay.ts';
import { rulesetOf } from './rulesets.ts';
import { checkSetup } from './setup.ts';
import { emptyTable, piratesOf, rowOf, type State } from './state.ts';
import { layTunnel, makeSections, parseSections } from './tunnel.ts';
import { ENDINGS, SYMBOLS, type Ending, type Section } from './types.ts';

/** The whole state as plain JSON. Equal positions have equal dumps. */
export function dump(state: State) {
  return {
    setup: state.setup,
    tunnel: makeSections(state.tunnel.sections),
    pirates: state.hands.map((_, seat) => piratesOf(state, seat)),
    hands: state.hands.map(countsOf),
    known: state.known.map(countsOf),
    row: rowOf(state),
    deck: countsOf(state.deck),
    deckSeen: state.deckSeen,
    discard: countsOf(state.discard),
    seat: state.seat,
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    passes: state.passes,
    ending: state.ending ?? null,
  };
}

/** The state that was dumped, from its text; throws when it is no dump of a sound position. */
export function restore(from: unknown): State {
  const setup = setupIn(from, checkSetup);
  const rules = rulesetOf(setup.ruleset);
  const model = dump(emptyTable(setup, rules, layTunnel([])));
  checkForm(from, { ...model, row: [SYMBOLS[0]] }, 'the dump');
  const state = emptyTable(setup, rules, layTunnel(sectionsIn(from.tunnel)));
  placePirates(state, from.pirates);
  layOpen(state, { ...from, ending: endingIn(from.ending) });
  from.hands.forEach((hand, seat) => (state.hands[seat] = cardsOf(hand)));
  from.known.forEach((known, seat) => (state.known[seat] = cardsOf(known)));
  state.deck = cardsOf(from.deck);
  state.deckSeen = from.deckSeen;
  audit(state);
  return state;
}

function sectionsIn(text: string): readonly Section[] {
  const sections = parseSections(text);
  if (sections === undefined) throw new Error(`the dump has no tunnel: ${text}`);
  return sections;
}

function endingIn(text: string | null): Ending | null {
  const ending = ENDINGS.find((known) => known === text) ?? null;
  if (ending !== text) throw new Error(`the dump has no known ending: ${text}`);
  return ending;
}
