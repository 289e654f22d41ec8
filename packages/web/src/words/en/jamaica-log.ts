import { counted, listed } from './grammar.ts';

/** Present tense, no full stop; `a` acts, `b` is the other captain, `cargo` is counted. */
export const log = {
  setup: (ruleset: string) => `${ruleset}: the race begins`,
  captain: (a: string, round: number) => `Round ${round}: ${a} is captain`,
  draw: (a: string, cards: readonly string[]) => `${a} draws ${listed(cards.map((card) => `“${card}”`))}`,
  reshuffle: (a: string) => `${a} shuffles the discard pile into a new deck`,
  roll: (a: string, first: number, second: number) => `${a} rolls ${first} and ${second}`,
  assign: (a: string, morning: string, m: number, evening: string, e: number) =>
    `${a} puts ${m} to the ${morning}, ${e} to the ${evening}`,
  turn: (a: string, card: string) => `${a} turns up “${card}”`,
  load: (a: string, cargo: string, hold: string) => `${a} loads ${cargo} into ${hold}`,
  loadOver: (a: string, cargo: string, hold: string, emptied: string) =>
    `${a} tips ${emptied} out of ${hold} and loads ${cargo}`,
  skipLoad: (a: string, good: string) => `${a} has no hold for more ${good}: the load falls away`,
  ahead: (a: string, n: number, place: string) =>
    `${a} sails ahead ${counted(n, 'space', 'spaces')} to ${place}`,
  back: (a: string, n: number, place: string) =>
    `${a} sails back ${counted(n, 'space', 'spaces')} to ${place}`,
  steered: (voyage: string, by: string) => `${voyage}, steered by ${by}`,
  home: (a: string) => `${a} is home!`,
  drift: (a: string, place: string) => `${a} drifts back to ${place}`,
  battle: (a: string, b: string) => `${a} attacks ${b}`,
  powder: (a: string, cargo: string) => `${a} puts in ${cargo}`,
  battleRoll: (a: string, face: string) => `${a} rolls ${face}`,
  sabre: (a: string, b: string) => `Saran’s Sabre: ${a} has ${b} roll again`,
  tie: 'A tie: the battle ends with nothing',
  won: (a: string, attack: string, defence: string) => `${a} wins the battle, ${attack} against ${defence}`,
  star: (a: string) => `A star! ${a} wins the battle`,
  stealHold: (a: string, cargo: string, b: string, hold: string) =>
    `${a} takes ${cargo} from ${b} into ${hold}`,
  stealHoldOver: (a: string, cargo: string, b: string, hold: string, emptied: string) =>
    `${a} tips ${emptied} out of ${hold} and takes ${cargo} from ${b}`,
  sink: (a: string, cargo: string, b: string) => `${a} throws ${cargo} of ${b} into the sea`,
  stealTreasure: (a: string, what: string, b: string) => `${a} takes ${what} from ${b}`,
  hidden: 'a hidden treasure',
  token: 'a treasure token',
  withContents: (what: string, cargo: string) => `${what} with ${cargo}`,
  curse: (a: string, b: string, what: string) => `${a} hands ${b} ${what}`,
  cursed: 'a cursed treasure',
  noSpoils: (a: string) => `${a} takes nothing`,
  shortage: (a: string, price: string, has: number) => `${a} falls short: ${price} asked, ${has} aboard`,
  pay: (a: string, cargo: string) => `${a} pays ${cargo}`,
  payAll: (a: string, cargo: string) => `${a} gives up ${cargo}`,
  shortageRoll: (a: string, sign: string) => `${a} rolls the shortage die: ${sign}`,
  found: (a: string) => `${a} finds a treasure`,
  foundWhat: (a: string, what: string) => `${a} finds ${what}`,
  leave: (a: string) => `${a} leaves the treasure where it lies`,
  end: 'The race is over',
};
