import type { Foresight } from '@topsail/engine';
import { cardsOf, count, total } from './cards.ts';
import type { Move } from './moves.ts';
import { rulesetOf } from './rulesets.ts';
import { layTunnel } from './tunnel.ts';
import { BOAT, OPEN_ROW, PIRATES, SYMBOLS, type Card } from './types.ts';
import { unseen, type Table, type View } from './view.ts';
import { fullBetween, landing, rearmostRefuge, refugeBehind, takenBetween } from './way.ts';

/** What a move will do, or may do. */
export type MoveFact =
  | { readonly fact: 'plays'; readonly card: Card }
  /** `passed`: spaces he would have stopped on, had they not been taken. */
  | {
      readonly fact: 'lands' | 'boards';
      readonly from: number;
      readonly to: number;
      readonly passed: readonly number[];
    }
  | { readonly fact: 'wins' | 'new-row' | 'reshuffle' | 'turn-ends' }
  /** `cards`: those that can be named beforehand. */
  | { readonly fact: 'draws'; readonly count: number; readonly cards: readonly Card[] }
  /** What lies open for the next draw, unless a new row is laid. */
  | { readonly fact: 'row-left'; readonly cards: readonly Card[] }
  /** The probability that at least one of the cards drawn unseen has this symbol. */
  | { readonly fact: 'chance'; readonly card: Card; readonly probability: number };

interface Foreseen extends Foresight {
  readonly certain: readonly MoveFact[];
  readonly possible: readonly MoveFact[];
}

export function foresee(view: View, move: Move): Foreseen {
  if (move.kind === 'advance') return { certain: foreseeAdvance(view, move), possible: [] };
  if (move.kind === 'retreat') return foreseeRetreat(view, move.from);
  return { certain: [{ fact: 'turn-ends' }], possible: [] };
}

function foreseeAdvance(view: View, { from, symbol }: Move): MoveFact[] {
  const { table } = view;
  const crowd = crowdOf(table);
  const tunnel = layTunnel(table.sections);
  const to = landing(tunnel, crowd, from, symbol);
  const passed = takenBetween(tunnel, from, to, symbol);
  const facts: MoveFact[] = [
    { fact: 'plays', card: SYMBOLS[symbol] },
    { fact: to === BOAT ? 'boards' : 'lands', from, to, passed },
  ];
  const { pirates, hand } = table.players[table.seat];
  const outside = pirates.filter((position) => position < BOAT).length;
  if (to === BOAT && outside === 1) return [...facts, { fact: 'wins' }];
  return [...facts, ...turnEnd(view, { from, to, hand: hand - 1 })];
}

function foreseeRetreat(view: View, from: number): Foreseen {
  const { table } = view;
  const crowd = crowdOf(table);
  const to = refugeBehind(crowd, from);
  const passed = fullBetween(crowd, to, from);
  const draw = drawOf(view, crowd[to]);
  const count = draw.cards.length + draw.unseen;
  const certain: MoveFact[] = [
    { fact: 'lands', from, to, passed },
    { fact: 'draws', count, cards: draw.cards },
    ...draw.facts,
    ...turnEnd(view, { from, to, hand: table.players[table.seat].hand + count }),
  ];
  return { certain, possible: chances(view, draw.unseen) };
}

/** What a retreat will draw: cards everybody can name, then a number nobody can. */
interface Draw {
  readonly cards: readonly Card[];
  readonly unseen: number;
  readonly facts: readonly MoveFact[];
}

function drawOf({ setup, table }: View, owed: number): Draw {
  const left = table.deck + total(cardsOf(table.discard));
  const isRow = rulesetOf(setup.ruleset).supply.open;
  const usedUp = isRow && table.row.length <= owed && left > 0;
  const cards = table.row.slice(0, owed);
  const hidden = Math.min(owed - cards.length, left);
  const facts: MoveFact[] = [];
  if (isRow) facts.push(usedUp ? { fact: 'new-row' } : { fact: 'row-left', cards: table.row.slice(owed) });
  const needed = usedUp ? Math.min(OPEN_ROW, left) : hidden;
  if (needed > table.deck) facts.push({ fact: 'reshuffle' });
  return { cards, unseen: hidden, facts };
}

/** Drawn from the deck while it lasts, then from the discard pile shuffled anew (C-DRAW-2). */
function chances(view: View, draws: number): MoveFact[] {
  const { table, viewer } = view;
  const deck = table.deckCards === null ? unseen(view, viewer) : cardsOf(table.deckCards);
  const discard = cardsOf(table.discard);
  const fromDeck = Math.min(draws, table.deck);
  return SYMBOLS.flatMap((card, symbol): MoveFact[] => {
    const missed = missing(deck, symbol, fromDeck) * missing(discard, symbol, draws - fromDeck);
    return missed < 1 ? [{ fact: 'chance', card, probability: 1 - missed }] : [];
  });
}

/** The probability that none of so many cards has the symbol. */
function missing(cards: number, symbol: number, draws: number): number {
  const all = total(cards);
  const others = all - count(cards, symbol);
  let probability = 1;
  for (let n = 0; n < draws; n++) probability *= Math.max(0, others - n) / (all - n);
  return probability;
}

/** An action: where the pirate went, and how many cards are then in the hand. */
interface Action {
  readonly from: number;
  readonly to: number;
  readonly hand: number;
}

/** C-TURN-1: the turn ends with its last action, or with an empty hand and nobody who may retreat. */
function turnEnd(view: View, action: Action): MoveFact[] {
  const goesOn = view.table.actionsLeft > 1 && (action.hand > 0 || mayRetreat(view, action));
  return goesOn ? [] : [{ fact: 'turn-ends' }];
}

function mayRetreat({ setup, table }: View, { from, to }: Action): boolean {
  const crowd = crowdOf(table);
  crowd[from]--;
  crowd[to]++;
  const refuge = rearmostRefuge(crowd);
  const last = setup.options['boat-retreat'] === 'yes' ? BOAT : BOAT - 1; // C-BACK-3
  const pirates = [...table.players[table.seat].pirates];
  pirates[pirates.indexOf(from)] = to;
  return pirates.some((position) => position > refuge && position <= last);
}

function crowdOf({ players }: Table): number[] {
  const crowd = new Array<number>(BOAT + 1).fill(0);
  for (const { pirates } of players) for (let i = 0; i < PIRATES; i++) crowd[pirates[i]]++;
  return crowd;
}
