import { LEVELS, type Level } from '@topsail/bots';

/**
 * Who sits in another seat: a bot of some level, a friend at the same device, or, as before there were levels, nobody
 * but luck.
 */
export type Opponent = Level | 'friend' | 'random';

const KNOWN: readonly Opponent[] = [...LEVELS, 'friend', 'random'];
const USUAL: Opponent = 'sailor';

/** So many opponents, as near as can be to those asked for; where nobody was, another like the last. */
export function fitOpponents(asked: readonly string[], count: number): readonly Opponent[] {
  return Array.from({ length: count }, (_, n) => {
    const name = asked[n] ?? asked.at(-1);
    return KNOWN.find((opponent) => opponent === name) ?? USUAL;
  });
}

/** As an address and a saved game have them: one name when all are alike. */
export function writeOpponents(opponents: readonly Opponent[]): string {
  return new Set(opponents).size === 1 ? (opponents[0] ?? USUAL) : opponents.join('.');
}

export function readOpponents(text: string): readonly string[] {
  return text.split('.');
}
