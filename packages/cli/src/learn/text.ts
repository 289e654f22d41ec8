import { percent, rangeOf } from '../arena/figures.ts';
import { lineUpWords } from '../arena/line-up.ts';
import { columns } from '../columns.ts';
import { sidesOf } from './jobs.ts';
import type { Learned, Surprise, Trial } from './learn.ts';
import type { LearnedNet } from './learn-net.ts';
import type { Plan } from './plan.ts';

const TITLES = ['log-loss, held out', 'lessons', 'even chances', 'old', 'new'];

export function learnedText({ positions, choices, trial }: Learned, plan: Plan, seconds: number): string {
  const rows = [
    row('who wins', positions),
    ...(choices === undefined ? [] : [row('what is chosen', choices)]),
  ];
  return [planWords(plan, seconds), '', columns([TITLES, ...rows]), '', trialWords(trial)].join('\n');
}

export function learnedNetText({ figures, trial }: LearnedNet, plan: Plan, seconds: number): string {
  const { lessons, even, old, new: now } = figures;
  const losses = [even, old, now].map((loss) => loss?.toFixed(4) ?? '–');
  return [
    planWords(plan, seconds),
    '',
    columns([TITLES, ['who wins', String(lessons), ...losses]]),
    '',
    trialWords(trial),
  ].join('\n');
}

function planWords({ ruleset, generations, seed, threads }: Plan, seconds: number): string {
  return (
    `${ruleset}: ${generations} ${generations === 1 ? 'generation' : 'generations'}, ` +
    `seed "${seed}"; ${seconds.toFixed(0)} s on ${threads} ${threads === 1 ? 'thread' : 'threads'}`
  );
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
