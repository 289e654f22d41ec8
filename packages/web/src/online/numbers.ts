import { sealOf } from '@topsail/engine';
import type { DiceInfo } from '@topsail/protocol';
import { keepNumbers, keptNumbers } from '../browser/storage.ts';
import { freshNonce } from './dial.ts';

/** A number that this browser has sealed for the dice of a table. */
export interface OwnNumber {
  readonly table: string;
  readonly person: string;
  readonly nonce: string;
  readonly seal: string;
  /** What was shown when it was opened: nothing of this may be another when the game is over. */
  readonly seen?: SeenDice;
}

/** The promise of a table and the seals of all seats, from before any number was opened. */
export interface SeenDice {
  readonly commitment: string;
  readonly seals: readonly (string | null)[];
}

const MOST_NUMBERS = 60;

/** The newest first. A browser that forbids all storage keeps them as long as the page lasts. */
let unstored: readonly OwnNumber[] | undefined;

/** Seals a new number, which is kept before anybody is told its seal. */
export function sealNumber(table: string, person: string): string {
  const nonce = freshNonce();
  const seal = sealOf(table, person, nonce);
  remember({ table, person, nonce, seal });
  return seal;
}

/** The number of a seal, if this browser made it. */
export function numberOf(table: string, seal: string | null | undefined): OwnNumber | undefined {
  return allNumbers().find((one) => one.table === table && one.seal === seal);
}

/** The number that this browser has opened at a table. */
export function openedNumber(table: string): (OwnNumber & { readonly seen: SeenDice }) | undefined {
  for (const { seen, ...number } of allNumbers())
    if (number.table === table && seen !== undefined) return { ...number, seen };
  return undefined;
}

/**
 * Keeps what is shown before the number is opened. False when the number was opened before and something else was shown
 * then: who saw it could have chosen the rest, so it is not opened again.
 */
export function mayOpen(number: OwnNumber, { commitment, seals }: DiceInfo): boolean {
  const seen: SeenDice = { commitment, seals: seals ?? [] };
  if (number.seen !== undefined) return JSON.stringify(number.seen) === JSON.stringify(seen);
  remember({ ...number, seen });
  return true;
}

function remember(number: OwnNumber): void {
  const others = allNumbers().filter(({ seal }) => seal !== number.seal);
  const numbers = [number, ...others].slice(0, MOST_NUMBERS);
  const isKept = keepNumbers(numbers.map((one) => JSON.stringify(one)).join('\n'));
  unstored = isKept ? undefined : numbers;
}

function allNumbers(): readonly OwnNumber[] {
  return unstored ?? (keptNumbers() ?? '').split('\n').flatMap(readNumber);
}

/** What somebody else has written there is no number. */
function readNumber(line: string): readonly OwnNumber[] {
  try {
    const { table, person, nonce, seal, seen } = JSON.parse(line) as OwnNumber;
    if (sealOf(table, person, nonce) !== seal) return [];
    return [{ table, person, nonce, seal, ...(seen === undefined ? {} : { seen }) }];
  } catch {
    return [];
  }
}
