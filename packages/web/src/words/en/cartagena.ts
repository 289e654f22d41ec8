import type { CartagenaCard } from '@topsail/games';
import { capital, counted, listed, percent } from './grammar.ts';

const symbols: Readonly<Record<CartagenaCard, { readonly one: string; readonly other: string }>> = {
  flag: { one: 'flag', other: 'flags' },
  sabre: { one: 'sabre', other: 'sabres' },
  pistol: { one: 'pistol', other: 'pistols' },
  key: { one: 'key', other: 'keys' },
  bottle: { one: 'bottle', other: 'bottles' },
  hat: { one: 'hat', other: 'hats' },
};

/** So many cards of the row matter to whoever draws next. */
const ROW_SHOWN = 3;

const cards = (n: number): string => counted(n, 'card', 'cards');

export const cartagena = {
  question: {
    you: (left: number) => `${counted(left, 'action', 'actions')} left`,
    others: 'to act',
  },
  symbol: (card: CartagenaCard) => symbols[card].one,
  symbols: (card: CartagenaCard, n: number) => counted(n, symbols[card].one, symbols[card].other),
  cards,
  position: { start: 'the start', boat: 'the boat', space: (n: number) => `space\u00a0${n}` },
  groups: {
    pirate: (where: string, n: number) =>
      capital(`${n > 1 ? `one of ${n} pirates` : 'the pirate'} at ${where}`),
    end: 'Or',
  },
  answers: {
    advance: (card: string, to: string) => `${capital(card)}: to ${to}`,
    retreat: (to: string) => `Fall back to ${to}`,
    stop: 'End your turn here',
  },
  facts: {
    passed: (spaces: readonly number[]) => `Past ${listed(spaces.map(String))}, taken already`,
    wins: 'That wins the game',
    newRow: 'A new row is laid',
    reshuffle: 'The discard pile is shuffled anew',
    turnEnds: 'Your turn ends with it',
    draws: (n: number) => `Draws ${cards(n)}`,
    drawsNamed: (n: number, names: readonly string[]) => `Draws ${cards(n)}: ${listed(names)}`,
    rowLeft: (names: readonly string[]) =>
      `Leaves to the next: ${names.slice(0, ROW_SHOWN).join(', ')}${names.length > ROW_SHOWN ? ' …' : ''}`,
    chances: (chances: readonly string[]) => `Chances of at least one: ${chances.join(', ')}`,
    chance: (card: string, share: number) => `${card} ${percent(share)}`,
  },
  log: {
    setup: (ruleset: string) => `${ruleset}: the gate is open`,
    tunnel: (sections: readonly string[]) => `The tunnel: ${sections.join(' ')}`,
    deal: (a: string, n: number) => `${a} gets ${cards(n)}`,
    dealNamed: (a: string, names: readonly string[]) => `${a} gets ${listed(names)}`,
    first: (a: string) => `${a} begins`,
    turn: (a: string) => `It is the turn of ${a}`,
    stop: (a: string) => `${a} ends the turn early`,
    pass: (a: string) => `${a} can do nothing and passes`,
    row: (names: readonly string[]) => `A new row: ${names.join(', ')}`,
    forward: (a: string, card: string, from: string, to: string) =>
      `${a} plays a ${card}: from ${from} to ${to}`,
    back: (a: string, from: string, to: string, n: number) =>
      `${a} falls back from ${from} to ${to} and draws ${cards(n)}`,
    backNamed: (a: string, from: string, to: string, names: readonly string[]) =>
      `${a} falls back from ${from} to ${to} and draws ${listed(names)}`,
    reshuffle: 'The discard pile is shuffled into a new deck',
    end: 'The escape is over',
  },
  turn: (n: number) => `Turn ${n}`,
  tunnel: 'The tunnel',
  tunnelNote: 'From the prison gate to the boat, 36 spaces in order.',
  start: 'Start',
  boat: 'Boat',
  piratesOf: (name: string, n: number) => `${name}: ${counted(n, 'pirate', 'pirates')}`,
  nobody: 'free',
  piratesAt: (n: number, where: string) => `${n} at ${where}`,
  players: 'Crews',
  inBoat: (n: number, all: number) => `${n} of ${all} in the boat`,
  hand: 'Your hand',
  handOf: (n: number) => `${cards(n)} in hand`,
  known: 'Known',
  supply: 'Cards',
  row: 'Open row, the next card first',
  deck: 'Deck',
  deckKnown: 'All can tell what is in it',
  discard: 'Discard pile',
  parts: { boat: 'Pirates in the boat' },
  reasons: {
    escape: 'A whole crew is in the boat.',
    drawn: 'Nobody could act any more: a draw.',
    guard: 'The escape went on for too long and was called off.',
  },
};
