import { seeded, type Chance } from '@topsail/engine';
import { Net, type NetText } from '../../net/net.ts';
import type { NetLesson } from './net-lesson.ts';
import { PupilNet } from './pupil-net.ts';

export interface Training {
  /** How the weights came about: for those who read the file. */
  readonly from: string;
  readonly width: number;
  /** How wide the two hidden layers are. */
  readonly hidden: readonly [number, number];
  /** Many cheap lessons, gone through first and forgotten where the others speak against them. */
  readonly warmUp: readonly NetLesson[];
  readonly epochs: number;
  readonly seed: string;
  /** Called when a hundredth of an epoch is done. */
  readonly onStep?: () => void;
}

/** One time of learning: how often the lessons are gone through, and from which rate down to which. */
interface Term {
  readonly lessons: readonly NetLesson[];
  readonly epochs: number;
  readonly rates: readonly [first: number, last: number];
}

const BATCH = 64;
export const WARM_UP_EPOCHS = 2;

/** A net that has gone through all lessons, in another order each time and with ever smaller steps. */
export function trainNet(lessons: readonly NetLesson[], training: Training): NetText {
  const { from, width, hidden, warmUp, epochs, seed } = training;
  const chance = seeded(`${seed} net`);
  const net = new PupilNet(width, hidden, chance);
  const terms: readonly Term[] = [
    { lessons: warmUp, epochs: WARM_UP_EPOCHS, rates: [0.002, 0.0005] },
    { lessons, epochs, rates: [0.001, 0.00003] },
  ];
  for (const term of terms) attend(net, term, chance, training.onStep);
  return net.text(from);
}

function attend(net: PupilNet, { lessons, epochs, rates }: Term, chance: Chance, onStep?: () => void): void {
  const order = Array.from(lessons, (_, i) => i);
  const batches = Math.ceil(lessons.length / BATCH);
  const hundredth = Math.max(1, Math.round(batches / 100));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, chance);
    for (let batch = 0; batch < batches; batch++) {
      const end = Math.min(lessons.length, (batch + 1) * BATCH);
      for (let i = batch * BATCH; i < end; i++) net.learn(lessons[order[i]], 1 / BATCH);
      net.step(rateAt(rates, (epoch + batch / batches) / epochs));
      if (batch % hundredth === 0) onStep?.();
    }
  }
}

/** Half a cosine, from the first rate down to the last. */
function rateAt([first, last]: Term['rates'], part: number): number {
  return last + ((first - last) * (1 + Math.cos(Math.PI * part))) / 2;
}

function shuffle(order: number[], chance: Chance): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.roll(i + 1, 'order') - 1;
    [order[i], order[j]] = [order[j], order[i]];
  }
}

/** How surprising the winners are to this net: the mean of minus the logarithm of the winner's chance. */
export function netSurprise(text: NetText, lessons: readonly NetLesson[]): number {
  const net = new Net(text);
  const chances = new Float64Array(MOST_ENTRANTS);
  const scores = new Float64Array(MOST_ENTRANTS);
  let sum = 0;
  for (const { rows, wins } of lessons) {
    net.appraise(rows, wins.length, chances, scores);
    for (let e = 0; e < wins.length; e++) if (wins[e] > 0) sum -= wins[e] * Math.log(chances[e]);
  }
  return sum / lessons.length;
}

const MOST_ENTRANTS = 7;
