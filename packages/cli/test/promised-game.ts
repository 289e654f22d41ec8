import {
  begin,
  keyedDice,
  lowest,
  makeRecord,
  proceed,
  promiseOf,
  randomMove,
  seeded,
  type Begun,
  type Dice,
  type GameState,
  type Step,
  type TakenBack,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';

const SECRET = '0123456789abcdef'.repeat(4);
const NONCES = ['anne-0001', 'mary-0002', 'jack-0003'];

/** The record of a whole game whose dice are proved or only promised, with the third move of every dozen taken back. */
export function promisedGame(dice: 'proved' | 'promised' = 'proved'): string {
  const game = gameOf('jamaica-1');
  const setup = game?.checkSetup('jamaica-1', 3, {});
  if (game === undefined || !setup?.ok) throw new Error('no such game');
  const luck = keyedDice(SECRET, NONCES);
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
  const promised: Dice = { promise: promiseOf(SECRET), nonces: NONCES };
  const told = dice === 'proved' ? { ...promised, secret: SECRET } : promised;
  return makeRecord(game, now.record, { chronicle, dice: told });
}
