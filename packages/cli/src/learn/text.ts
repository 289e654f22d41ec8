import { percent, rangeOf } from '../arena/figures.ts';
import { lineUpWords } from '../arena/line-up.ts';
import { columns } from '../columns.ts';
import { sidesOf } from './jobs.ts';
import type { Learned, Surprise, Trial } from './learn.ts';
import type { Plan } from './plan.ts';

const TITLES = ['log-loss, held out', 'lessons', 'even chances', 'old', 'new'];

export function learnedText({ positions, choices, trial }: Learned, plan: Plan, seconds: number): string {
  const rows = [
    row('who wins', positions),
    ...(choices === undefined ? [] : [row('what is chosen', choices)]),
  ];
  return [
    `${plan.ruleset}: ${plan.generations} ${plan.generations === 1 ? 'generation' : 'generations'}, ` +
      `seed "${plan.seed}"; ${seconds.toFixed(0)} s on ${plan.threads} ` +
      (plan.threads === 1 ? 'thread' : 'threads'),
    '',
    columns([TITLES, ...rows]),
    '',
    trialWords(trial),
  ].join('\n');
}

function row(name: string, { lessons, even, old, new: now }: Surprise): string[] {
  return [name, String(lessons), ...[even, old, now].map((loss) => loss.toFixed(4))];
}

/** `new against 3 old, 400 games: 27.3 % won (95 %: 23.0 to 31.4; even 25.0 %)` */
function trialWords({ setup, games, even, bots }: Trial): string {
  const [first] = bots;
  if (first === undefined) throw new Error('a trial without pupils');
  const range = rangeOf(first.winShare, (share) => (100 * share).toFixed(1));
  return (
    `${lineUpWords(sidesOf(setup.seats))} (${setup.seats} seats), ${games} games: ` +
    `${percent(first.winShare.value)} won (95 %: ${range}; even ${percent(even)})`
  );
}
