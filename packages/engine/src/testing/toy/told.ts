import { seeded } from '../../chance/seeded.ts';
import type { Story, TakenBack } from '../../chronicle.ts';
import { keyedDice, promiseOf, type Dice } from '../../dice.ts';
import type { Game, GameState } from '../../game.ts';
import { begin, proceed, type Begun, type GameRecord, type Step } from '../../record.ts';
import { randomMove } from '../../random-play.ts';
import { randomSeat } from '../random-position.ts';
import { toy } from './game.ts';
import { LONG_RACE } from './played.ts';

const game: Game = toy;

export interface Told {
  readonly record: GameRecord;
  readonly story: Story & { readonly dice: Dice };
  readonly state: GameState;
}

/** A toy game with dice that can be proved, in which every sixth time some moves are taken back. */
export function toldToy(seed: string, entries = Number.POSITIVE_INFINITY): Told {
  const secret = '5ec2e7'.padEnd(64, '0');
  const dice: Dice = { promise: promiseOf(secret), nonces: ['anne-of-cork', seed], secret };
  const luck = keyedDice(secret, dice.nonces);
  const will = seeded(seed);
  const points: Begun<GameState>[] = [begin(game, LONG_RACE, luck)];
  const chronicle: (Step | TakenBack)[] = [];
  let now = points[0];
  while (game.toAct(now.state) !== 0 && chronicle.length < entries) {
    const undo = will.roll(6) === 1 ? will.roll(3) : 0;
    if (undo > 0 && undo < points.length) {
      points.length -= undo;
      chronicle.push({ undo });
    } else if (undo === 0) {
      const seat = randomSeat(game, now.state, will);
      const next = proceed(game, now, seat, randomMove(game, now.state, seat, [], will).text, luck);
      if (!next.ok) throw new Error(next.refusal.code);
      points.push(next.value);
      chronicle.push(...next.value.record.steps.slice(-1));
    }
    now = points[points.length - 1];
  }
  return { record: now.record, state: now.state, story: { chronicle, dice } };
}
