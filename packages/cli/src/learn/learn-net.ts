import {
  netSurprise,
  trainNet,
  WARM_UP_EPOCHS,
  type Lore,
  type NetLesson,
  type NetText,
} from '@topsail/bots';
import { failed } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { Classroom } from './classroom.ts';
import { gather, type Course, type Lessons } from './generation.ts';
import { tryOut, type Trial } from './learn.ts';
import { netOriginOf, type Known, type Plan } from './plan.ts';
import { say } from './say.ts';

/** How wide the hidden layers are. */
const HIDDEN = [32, 16] as const;

/** The mean surprise at the winners of games nothing was learned from. */
interface NetFigures {
  readonly lessons: number;
  readonly even: number;
  /** None where there was no net before. */
  readonly old: number | undefined;
  readonly new: number;
}

export interface LearnedNet {
  readonly net: NetText;
  readonly figures: NetFigures;
  readonly trial: Trial;
}

/** The pupil plays by the last net, and the next learns from all his games. Throws when the signal ends it early. */
export async function learnNet(plan: Plan, known: Known, signal: AbortSignal): Promise<LearnedNet> {
  const room = new Classroom(plan.threads, signal);
  try {
    const course = { plan, known, room };
    const { net, last } = await lastNet(course);
    const figures = figuresOf(net, known.present.net, last.heldOut);
    return { net, figures, trial: await tryOut(course, { ...known.present, net }) };
  } finally {
    await room.close();
  }
}

async function lastNet(course: Course): Promise<{ net: NetText; last: Lessons<NetLesson> }> {
  const { plan, known } = course;
  let lore: Lore = known.start;
  let remembered: readonly NetLesson[] = [];
  say(`before the first generation: ${plan.warmUpGames} games by instinct`);
  const { fit: warmUp } = await gather<NetLesson>(course, { gather: 'reflexes', lore }, 0);
  for (let number = 1; ; number++) {
    say(`generation ${number} of ${plan.generations}: ${plan.games} games by the pupil`);
    const last = await gather<NetLesson>(course, { gather: 'sights', lore }, number);
    if (last.heldOut.length === 0) throw failed('no game came to its end, so there was nothing to learn');
    remembered = [...remembered, ...last.fit];
    const net = await train(course, { warmUp, fit: remembered }, number);
    say(`generation ${number}: surprise ${netSurprise(net, last.heldOut).toFixed(4)} in games held out`);
    if (number === plan.generations) return { net, last };
    lore = { ...lore, net };
  }
}

interface Lectures {
  readonly warmUp: readonly NetLesson[];
  readonly fit: readonly NetLesson[];
}

async function train({ plan, known }: Course, { warmUp, fit }: Lectures, number: number): Promise<NetText> {
  const { net } = known.school;
  if (net === undefined) throw new Error('a net that sees nothing');
  const progress = startProgress(
    100 * (WARM_UP_EPOCHS + plan.epochs),
    `steps of training on ${warmUp.length + fit.length} positions`,
  );
  // Training keeps this thread to itself: the bar is drawn, and a Ctrl-C heard, before it.
  await new Promise(setImmediate);
  try {
    return trainNet(fit, {
      ...{
        from: netOriginOf(plan, known),
        width: net.inputs.width,
        hidden: HIDDEN,
        warmUp,
        epochs: plan.epochs,
      },
      ...{ seed: `${plan.seed} generation ${number}`, onStep: () => progress.step() },
    });
  } finally {
    progress.stop();
  }
}

function figuresOf(net: NetText, old: NetText | undefined, heldOut: readonly NetLesson[]): NetFigures {
  const even = heldOut.reduce((sum, { wins }) => sum + Math.log(wins.length), 0) / heldOut.length;
  return {
    lessons: heldOut.length,
    even,
    old: old && netSurprise(old, heldOut),
    new: netSurprise(net, heldOut),
  };
}
