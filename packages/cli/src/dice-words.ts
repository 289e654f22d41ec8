import { isTakenBack, type DiceStanding, type Verified } from '@topsail/engine';
import { plural } from './faces/words.ts';

type Told = Exclude<DiceStanding, 'promised' | 'unpromised'>;

/** What is proved of the dice, on a line of its own; nothing where nothing was promised. */
export function diceWords(verified: Verified): string {
  const { dice: standing, story } = verified;
  const { dice } = story;
  if (dice === undefined || standing === 'unpromised') return '';
  const promised = `\n  The dice were promised beforehand (promise ${dice.promise.slice(0, 4)}…)`;
  if (standing === 'promised')
    return `${promised}; the secret is not told yet, so nobody can check the rolls.`;
  const nonces = plural(dice.nonces.length, 'nonce', 'nonces');
  const rolled = `every one of ${plural(rollsIn(verified), 'roll', 'rolls')} is what the secret and ${nonces} give`;
  const unopened = dice.sealed?.numbers.filter(({ nonce }) => nonce === undefined).length ?? 0;
  return `${promised} and ${rolled}.\n  ${WORTH[standing](unopened)}`;
}

/** What that is worth. A person knows one thing more than the record: whether one of the nonces is their own. */
const WORTH: Readonly<Record<Told, (unopened: number) => string>> = {
  proved: () =>
    'Proved: all nonces were sealed before the first was opened. If one of them is your own, nobody chose these dice.',
  'in-part': (unopened) =>
    `Proved in part: ${plural(unopened, 'nonce was', 'nonces were')} not opened in time, which left a choice of ${2 ** unopened} games.`,
  unopened: () => 'Not proved: no nonce was opened, so who ran the server could know and choose the dice.',
  openly: () =>
    'Not proved: the nonces were agreed the old way, without seals, so who ran the server could choose the last one.',
};

function rollsIn({ record, story }: Verified): number {
  return story.chronicle.reduce(
    (sum, entry) => sum + (isTakenBack(entry) ? 0 : entry.rolls.length),
    record.start.length,
  );
}
