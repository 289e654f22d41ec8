import { listRolls, verifyRecord, type Dice, type ListedRoll, type Verified } from '@topsail/engine';
import type { AnyRefusal } from '@topsail/protocol';
import { rulesFor } from '../games/registry.ts';
import { recordOf } from './api.ts';
import { openedNumber, type OwnNumber, type SeenDice } from './numbers.ts';

/**
 * What this browser saw itself. `same`: the record has the promise and the seals that it kept before it opened its own
 * number, and that number; `uncounted`: all of it but its own number, which does not count as opened; `other`: something
 * else; `absent`: it opened no number at this table.
 */
type Witness = 'same' | 'uncounted' | 'other' | 'absent';

export interface CheckedDice {
  readonly is: 'checked';
  /** The record. */
  readonly text: string;
  readonly verified: Verified;
  readonly witness: Witness;
  readonly rolls: readonly ListedRoll[];
  /** How many numbers were sealed and not opened. */
  readonly unopened: number;
}

export type DiceCheck =
  | CheckedDice
  | { readonly is: 'refused'; readonly why: AnyRefusal }
  /** The record comes with the spectators' delay. */
  | { readonly is: 'later' }
  | { readonly is: 'unreachable' };

/** Fetches the record of a finished game and checks it against what this browser saw; `end` is the last position it saw. */
export async function checkTable(table: string, end: object | null = null): Promise<DiceCheck> {
  const record = await recordOf(table);
  if (record === undefined) return { is: 'unreachable' };
  if (record.ok) return checkRecord(record.value, table, end);
  return record.refusal.code === 'table/not-over' ? { is: 'later' } : { is: 'refused', why: record.refusal };
}

/** Checks any record: against itself, and where this browser played at its table, against what it saw there. */
export async function checkRecord(
  text: string,
  table?: string,
  end: object | null = null,
): Promise<DiceCheck> {
  const read = verifyRecord(await rulesFor(text), text);
  if (!read.ok) return { is: 'refused', why: read.refusal };
  const verified: Verified = read.value;
  const { dice } = verified.story;
  const own = openedNumber(table ?? dice?.sealed?.table ?? '');
  const isSameEnd = end === null || isSame(verified.game.table(verified.state), end);
  return {
    is: 'checked',
    text,
    verified,
    witness: own !== undefined && !isSameEnd ? 'other' : witnessOf(dice, own),
    rolls: listRolls(verified),
    unopened: dice?.sealed?.numbers.filter(({ nonce }) => nonce === undefined).length ?? 0,
  };
}

/** A record without seals is not the one of a table where this browser sealed a number. */
function witnessOf(
  dice: Dice | undefined,
  own: (OwnNumber & { readonly seen: SeenDice }) | undefined,
): Witness {
  if (own === undefined) return 'absent';
  if (dice?.sealed?.table !== own.table) return 'other';
  const { numbers } = dice.sealed;
  const seals = own.seen.seals.filter((seal) => seal !== null);
  const isAsSeen =
    dice.promise === own.seen.commitment &&
    isSame(
      numbers.map(({ seal }) => seal),
      seals,
    );
  if (!isAsSeen) return 'other';
  return numbers.some(({ seal, nonce }) => seal === own.seal && nonce === own.nonce) ? 'same' : 'uncounted';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
