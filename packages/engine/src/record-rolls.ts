import { hex, parseHex } from './bytes.ts';
import { keyedRolls } from './chance/keyed.ts';
import { isTakenBack } from './chronicle.ts';
import type { Verified } from './record-proof.ts';
import { retell } from './replay.ts';
import type { Seat } from './seat.ts';

/** One roll of a record, worked out again from the secret and the nonces. */
export interface ListedRoll {
  /** Who moved; undefined for the set-up. */
  readonly seat: Seat | undefined;
  readonly what: string;
  readonly sides: number;
  readonly value: number;
  /** The hash it comes from, in hexadecimal. */
  readonly hash: string;
}

/** All rolls of a record that was found true, those of undone moves included; none while its secret is not told. */
export function listRolls({
  game,
  record,
  story: { chronicle, dice },
}: Pick<Verified, 'game' | 'record' | 'story'>): readonly ListedRoll[] {
  const secret = parseHex(dice?.secret ?? '');
  if (dice === undefined || secret === undefined) return [];
  const rolls: ListedRoll[] = [];
  const rollOf = keyedRolls(secret, dice.nonces);
  let seat: Seat | undefined;
  const promised = {
    roll(sides: number, what: string): number {
      const { value, hash } = rollOf(rolls.length, sides);
      rolls.push({ seat, what, sides, value, hash: hex(hash) });
      return value;
    },
  };
  const retold = retell(game, { ...record, chronicle, promised }, (_, index) => {
    const next = chronicle[index + 1];
    seat = next === undefined || isTakenBack(next) ? undefined : next.seat;
  });
  if (!retold.ok) throw new Error(`a record that is not true: ${retold.refusal.code}`);
  return rolls;
}
