import { BOT_NAMES, type BotName } from '@topsail/bots';
import { badUsage } from '../problem.ts';

/** Reads who plays: a name for every seat, or two names, the second of which takes all seats but one. */
export function readLineUp(text: string, seats: number): BotName[] {
  const names = text.split(',').map((name) => botNamed(name.trim()));
  const [first, second] = names;
  if (names.length === 2 && first !== undefined && second !== undefined)
    return Array.from({ length: seats }, (_, seat) => (seat === 0 ? first : second));
  if (names.length !== seats)
    throw badUsage(
      `the line-up has ${names.length} ${names.length === 1 ? 'name' : 'names'} for ${seats} seats; ` +
        `give ${seats}, or two: one bot, and whose copies take all other seats`,
    );
  return names;
}

function botNamed(text: string): BotName {
  const name = BOT_NAMES.find((known) => known === text);
  if (name === undefined) throw badUsage(`there is no bot "${text}"; known are ${BOT_NAMES.join(', ')}`);
  return name;
}

/** `captain against 3 mate`, or every name. */
export function lineUpWords(lineUp: readonly string[]): string {
  const names = [...new Set(lineUp)];
  const counted = names.map((name) => {
    const copies = lineUp.filter((other) => other === name).length;
    return copies === 1 ? name : `${copies} ${name}`;
  });
  return names.length === 2 ? counted.join(' against ') : counted.join(', ');
}
