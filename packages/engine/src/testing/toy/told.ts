import { seeded } from '../../chance/seeded.ts';
import type { Story, TakenBack } from '../../chronicle.ts';
import { keyedDice, promiseOf, type Dice } from '../../dice.ts';
import type { Game, GameState } from '../../game.ts';
import { begin, proceed, type Begun, type GameRecord, type Step } from '../../record.ts';
import { randomMove } from '../../random-play.ts';
import { mixedIn, sealOf } from '../../seal.ts';
import { randomSeat } from '../random-position.ts';
import { toy } from './game.ts';
import { LONG_RACE } from './played.ts';

const game: Game = toy;
const SECRET = '5ec2e7'.padEnd(64, '0');

export interface Told {
  readonly record: GameRecord;
  readonly story: Story & { readonly dice: Dice };
  readonly state: GameState;
}

/** A toy game with dice that can be proved, in which every sixth time some moves are taken back. */
export function toldToy(seed: string, entries = Number.POSITIVE_INFINITY): Told {
  const dice: Dice = { promise: promiseOf(SECRET), nonces: ['anne-of-cork', seed], secret: SECRET };
  return toldWith(dice, seed, entries);
}

/** The same with sealed numbers, of which those were opened that `opened` names. */
export function sealedToy(seed: string, opened: readonly boolean[] = [true, true, true]): Told {
  const numbers = opened.map((isOpened, i) => {
    const [person, nonce] = [`p${i}`, `number-${i}-of-${seed}`];
    return { person, seal: sealOf('toy-table', person, nonce), nonce: isOpened ? nonce : undefined };
  });
  const sealed = { table: 'toy-table', numbers };
  return toldWith({ promise: promiseOf(SECRET), nonces: mixedIn(numbers), sealed, secret: SECRET }, seed);
}

function toldWith(dice: Dice, seed: string, entries = Number.POSITIVE_INFINITY): Told {
  const luck = keyedDice(SECRET, dice.nonces);
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
