import { BOT_NAMES, LEVELS, type BotName } from '@topsail/bots';
import type { Seat } from '@topsail/engine';
import { InvalidArgumentError } from 'commander';
import { badUsage } from '../problem.ts';

export const USUAL_BOTS: readonly BotName[] = ['sailor'];

export const BOTS_HELP = `who sits in the other seats: ${LEVELS.join(', ')} or random; one name for all, or one for each`;

export function parseBots(text: string): BotName[] {
  return text.split(',').map((name) => {
    const known = BOT_NAMES.find((bot) => bot === name);
    if (known === undefined) throw new InvalidArgumentError(`Known are ${BOT_NAMES.join(', ')}.`);
    return known;
  });
}

/** Which bot sits where: the seats without a person, in their order. */
export function seatBots(
  bots: readonly BotName[],
  seats: number,
  humans: readonly Seat[],
): ReadonlyMap<Seat, BotName> {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !humans.includes(seat));
  const [first] = bots;
  if (first === undefined || (bots.length > 1 && bots.length !== others.length))
    throw badUsage(`${bots.length} bots are named for ${others.length} seats; name one, or one for each`);
  return new Map(others.map((seat, n) => [seat, bots[n] ?? first]));
}
