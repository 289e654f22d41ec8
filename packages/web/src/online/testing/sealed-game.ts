import {
  begin,
  keyedDice,
  lowest,
  makeRecord,
  mixedIn,
  proceed,
  promiseOf,
  randomMove,
  seeded,
  type Dice,
  type SealedNumber,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';

const SECRET = '0123456789abcdef'.repeat(4);
export const COMMITMENT = promiseOf(SECRET);

/** The record of a random game of two at the table `here` with these numbers, and its last position as everybody sees it. */
export function sealedGame(
  numbers: readonly SealedNumber[],
  change: Partial<Dice> = {},
  ruleset = 'cartagena-tortuga',
): { readonly text: string; readonly end: object } {
  const game = gameOf(ruleset);
  const setup = game?.checkSetup(ruleset, 2, {});
  if (game === undefined || !setup?.ok) throw new Error('no such game');
  const dice: Dice = {
    ...{ promise: COMMITMENT, nonces: mixedIn(numbers), secret: SECRET },
    ...{ sealed: { table: 'here', numbers }, ...change },
  };
  const [luck, will] = [keyedDice(SECRET, dice.nonces), seeded('played')];
  let now = begin(game, setup.value, luck);
  while (game.toAct(now.state) !== 0) {
    const seat = lowest(game.toAct(now.state));
    const next = proceed(game, now, seat, randomMove(game, now.state, seat, [], will).text, luck);
    if (!next.ok) throw new Error(next.refusal.code);
    now = next.value;
  }
  const text = makeRecord(game, now.record, { chronicle: now.record.steps, dice });
  return { text, end: game.table(now.state) };
}
