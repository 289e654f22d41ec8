import { begin, keyedDice, mixedIn, sealOf } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import { gameWith, openly, SECRET } from './promised-game.ts';

/*
 * The attack that seals prevent: the operator of a server plays along in the last seat. They know the secret and, where
 * nonces are sent openly, all nonces but their own, which they choose last.
 */

/** Who sails first, and the first card of every captain. */
const WISH = [3, 1, 1, 1];
const HONEST = ['anne-0001', 'mary-0002'];

/** Tries one nonce after the other until the dice begin as wished. */
function groundNonce(): string {
  const game = gameOf('jamaica-1');
  const setup = game?.checkSetup('jamaica-1', 3, {});
  if (game === undefined || !setup?.ok) throw new Error('no such game');
  for (let tries = 0; ; tries++) {
    const nonce = `ground-${tries}`;
    const { start } = begin(game, setup.value, keyedDice(SECRET, [...HONEST, nonce])).record;
    if (WISH.every((roll, i) => start[i] === roll)) return nonce;
  }
}

/** What came of it while nonces were sent openly. */
export function openAttack(): string {
  return gameWith(openly([...HONEST, groundNonce()]));
}

/** The same with seals: the others saw the seal of another nonce before they opened theirs. */
export function sealedAttack(): string {
  const table = 'l_-CiEvw7aeP';
  const nonces = [...HONEST, groundNonce()];
  const numbers = ['anne', 'mary', 'operator'].map((person, i) => ({
    ...{ person, nonce: nonces[i] },
    seal: sealOf(table, person, i < HONEST.length ? (nonces[i] ?? '') : 'a-nonce-from-before'),
  }));
  return gameWith({ ...openly(mixedIn(numbers)), sealed: { table, numbers } });
}
