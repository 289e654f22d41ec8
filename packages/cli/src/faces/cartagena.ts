import {
  BOAT,
  cartagenaKnown,
  type CardCounts,
  type CartagenaEvent,
  type CartagenaFact,
  type CartagenaMove,
  type CartagenaTable,
  type CartagenaView,
} from '@topsail/games';
import type { Face } from './face.ts';
import { grid, type Cell } from './grid.ts';
import { tellCartagena } from './cartagena-tell.ts';
import { listed, plural } from './words.ts';

export const cartagenaFace: Face<CartagenaView, CartagenaEvent, CartagenaMove> = {
  board,
  page: ({ table }) => `turn ${table.turn}`,
  brief: ({ own, table }) =>
    `hand: ${own === null ? '' : countWords(own.hand)}\nactions left: ${table.actionsLeft}`,
  tell: tellCartagena,
  ask: () => 'what do you do?',
  say,
  facts: (facts) => [facts.flatMap((fact) => factWords(fact as CartagenaFact) ?? []).join(', ')],
  hasSecrets: (view) => view.table.players.some(({ hand }, seat) => total(cartagenaKnown(view, seat)) < hand),
};

/** The tunnel from the start to the boat, a section a line, then the cards that lie open. */
function board(view: CartagenaView): string {
  const { table } = view;
  const sections = table.sections.map((_, i) => grid(cellsOf(table, 6 * i)));
  return [
    `start: ${piratesAt(table, 0)}`,
    ...sections,
    `boat: ${piratesAt(table, BOAT)}`,
    '',
    ...table.players.map(
      ({ hand }, seat) =>
        `seat ${seat}: ${plural(hand, 'card', 'cards')}${knownWords(cartagenaKnown(view, seat))}`,
    ),
    ...(table.row.length === 0 ? [] : [`row: ${table.row.join(' ')}`]),
    `deck: ${table.deck}, discard: ${countWords(table.discard)}`,
  ].join('\n');
}

function cellsOf(table: CartagenaTable, from: number): Cell[] {
  return table.symbols.slice(from, from + 6).map((symbol, i) => {
    const space = from + i + 1;
    const men = table.players.flatMap(({ pirates }, seat) =>
      pirates.filter((at) => at === space).map(() => String(seat)),
    );
    return {
      top: String(space),
      middle: symbol.padEnd(8),
      bottom: men.length === 0 ? '' : `[${men.join(' ')}]`,
    };
  });
}

function piratesAt(table: CartagenaTable, space: number): string {
  const crowds = table.players.map(({ pirates }, seat) => {
    const men = pirates.filter((at) => at === space).length;
    return men === 0 ? '' : `${men} of seat ${seat}`;
  });
  return crowds.filter(Boolean).join(', ') || 'nobody';
}

function countWords(counts: CardCounts): string {
  const held = Object.entries(counts).filter(([, count]) => count > 0);
  return held.map(([card, count]) => (count === 1 ? card : `${card} ×${count}`)).join(', ') || 'nothing';
}

function knownWords(known: CardCounts): string {
  return total(known) === 0 ? '' : ` (${countWords(known)})`;
}

function total(counts: CardCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function say(move: CartagenaMove): string {
  const who = move.from === 0 ? 'a pirate from the start' : `the pirate on ${place(move.from)}`;
  if (move.kind === 'advance') return `${who} forward by ${move.text.split(' ').at(-1) ?? ''}`;
  return move.kind === 'retreat' ? `${who} back` : 'end the turn';
}

function place(space: number): string {
  return space === BOAT ? 'the boat' : String(space);
}

function factWords(fact: CartagenaFact): string | undefined {
  switch (fact.fact) {
    case 'plays':
    case 'turn-ends':
      return undefined;
    case 'lands':
      return `to ${fact.to}`;
    case 'boards':
      return 'into the boat';
    case 'wins':
      return 'and wins';
    case 'draws':
      return `draws ${fact.cards.length === fact.count ? listed(fact.cards) : String(fact.count)}`;
    case 'row-left':
      return `leaves ${fact.cards.length === 0 ? 'no row' : fact.cards.slice(0, 2).join(', ')} to the next`;
    case 'new-row':
      return 'a new row is laid';
    case 'reshuffle':
      return 'the discard pile is shuffled';
    case 'chance':
      return `${fact.card} ${Math.round(100 * fact.probability)} %`;
  }
}
