import {
  accept,
  refuse,
  type Chance,
  type OptionInfo,
  type Options,
  type Result,
  type Seat,
  type Setup,
  type Tell,
} from '@topsail/engine';
import { NONE, one } from './cards.ts';
import { BOAT_RETREAT, OPTIONS, RANDOM, TUNNEL } from './offer.ts';
import { findRuleset, rulesetOf } from './rulesets.ts';
import { emptyTable, type State } from './state.ts';
import { drawFromDeck } from './supply.ts';
import type { Event } from './tell.ts';
import { tunnelFault, type TunnelFault } from './tunnel-fault.ts';
import { drawSections, layTunnel, makeSections, parseSections } from './tunnel.ts';
import { START_HAND, SYMBOLS, type Card } from './types.ts';

export function checkSetup(ruleset: string, seats: number, options: Options): Result<Setup> {
  const rules = findRuleset(ruleset);
  if (rules === undefined) return refuse('setup/unknown-ruleset', { params: { ruleset } });
  if (!Number.isInteger(seats) || seats < rules.seats.from || seats > rules.seats.to) {
    return refuse('setup/seats', { params: { seats, ...rules.seats } });
  }
  const option = Object.keys(options).find((id) => !OPTIONS.some((known) => known.id === id));
  if (option !== undefined) return refuse('setup/unknown-option', { params: { option } });
  const retreat = options[BOAT_RETREAT.id] ?? BOAT_RETREAT.fallback;
  if (!BOAT_RETREAT.values?.includes(retreat)) return refuseValue(BOAT_RETREAT, retreat);
  const text = options[TUNNEL.id] ?? TUNNEL.fallback;
  const fault = text === RANDOM ? undefined : tunnelFault(text);
  if (fault !== undefined) return refuseValue(TUNNEL, text, { ...fault, part: quoted(fault.part) });
  return accept({ ruleset, seats, options: { [BOAT_RETREAT.id]: retreat, [TUNNEL.id]: fullText(text) } });
}

function fullText(tunnel: string): string {
  const sections = parseSections(tunnel);
  return sections === undefined ? tunnel : makeSections(sections);
}

function refuseValue({ id, rule }: OptionInfo, value: string, why?: TunnelFault): Result<never> {
  return refuse('setup/option-value', { rule, params: { option: id, value: quoted(value), ...why } });
}

/** As much of a text as a refusal repeats. */
function quoted(text: string): string {
  return text.slice(0, 80);
}

/** Luck is asked in this order: the tunnel, place by place; the hands, seat by seat; the first player; the row. */
export function begin(setup: Setup, chance: Chance, tell?: Tell<Event>): State {
  const sections = parseSections(setup.options[TUNNEL.id]) ?? drawSections(chance);
  const state = emptyTable(setup, rulesetOf(setup.ruleset), layTunnel(sections));
  if (tell !== undefined) tellTable(state, tell);
  for (let seat = 0; seat < setup.seats; seat++) deal(state, seat, chance, tell);
  state.seat = chance.roll(setup.seats, 'first player') - 1; // C-SET-3
  if (tell !== undefined) tell({ e: 'first', seat: state.seat });
  state.rules.supply.restock(state, chance, tell); // C-SET-4
  if (tell !== undefined) tell({ e: 'turn', seat: state.seat, turn: state.turn });
  state.crossed = false;
  return state;
}

function tellTable({ setup, boatRetreat, tunnel }: State, tell: Tell<Event>): void {
  tell({ e: 'setup', variant: setup.ruleset, seats: setup.seats, boatRetreat });
  tell({ e: 'tunnel', sections: tunnel.sections, symbols: tunnel.symbols });
}

/** C-SET-3 */
function deal(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  const open = state.rules.open;
  const cards: Card[] = [];
  for (let n = 0; n < START_HAND; n++) {
    const symbol = drawFromDeck(state, chance, tell);
    if (symbol === NONE) throw new Error('the deck is too small for the first hands');
    state.hands[seat] += one(symbol);
    cards.push(SYMBOLS[symbol]);
  }
  if (open) state.known[seat] = state.hands[seat];
  if (tell !== undefined) tell({ e: 'deal', seat, count: cards.length, cards, open });
}
