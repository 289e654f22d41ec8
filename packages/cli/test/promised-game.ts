import {
  begin,
  keyedDice,
  lowest,
  makeRecord,
  mixedIn,
  proceed,
  promiseOf,
  randomMove,
  sealOf,
  seeded,
  type Begun,
  type Dice,
  type GameState,
  type Step,
  type TakenBack,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';

export const SECRET = '0123456789abcdef'.repeat(4);
const NONCES = ['anne-0001', 'mary-0002', 'jack-0003'];
const TABLE = 'l_-CiEvw7aeP';

/** The record of a whole game whose dice were agreed on openly, told to the end or only promised. */
export function promisedGame(told: 'told' | 'promised' = 'told'): string {
  const { secret, ...promised } = openly(NONCES);
  return gameWith(told === 'told' ? { ...promised, secret } : promised);
}

export function openly(nonces: readonly string[]): Required<Omit<Dice, 'sealed'>> {
  return { promise: promiseOf(SECRET), nonces, secret: SECRET };
}

/** The record of a game with sealed numbers, of which these were opened. */
export function sealedGame(opened: readonly boolean[]): string {
  const numbers = NONCES.map((nonce, i) => {
    const person = `p-${nonce.slice(0, 4)}`;
    return { person, seal: sealOf(TABLE, person, nonce), nonce: opened[i] === true ? nonce : undefined };
  });
  return gameWith({ ...openly(mixedIn(numbers)), sealed: { table: TABLE, numbers } });
}

/** The record of a whole game with these dice, with the third move of every dozen taken back. */
export function gameWith(dice: Dice): string {
  const game = gameOf('jamaica-1');
  const setup = game?.checkSetup('jamaica-1', 3, {});
  if (game === undefined || !setup?.ok) throw new Error('no such game');
  const luck = keyedDice(SECRET, dice.nonces);
  const will = seeded('promised');
  const chronicle: (Step | TakenBack)[] = [];
  let now: Begun<GameState> = begin(game, setup.value, luck);
  while (game.toAct(now.state) !== 0) {
    const seat = lowest(game.toAct(now.state));
    const { text } = randomMove(game, now.state, seat, [], will);
    const next = proceed(game, now, seat, text, luck);
    if (!next.ok) throw new Error(next.refusal.code);
    chronicle.push(...next.value.record.steps.slice(-1));
    if (chronicle.length % 12 === 3) chronicle.push({ undo: 1 });
    else now = next.value;
  }
  return makeRecord(game, now.record, { chronicle, dice });
}
