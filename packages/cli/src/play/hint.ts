import type { Advice, Estimated, Reason } from '@topsail/bots';

const SHOWN = 3;

/** The best few answers, what they may bring, and in what they differ from the others. */
export function hintText(advice: readonly Advice[], say: (move: string) => string): string {
  const best = advice.slice(0, SHOWN);
  const width = Math.max(...best.map(({ move }) => say(move).length));
  return best.map((one) => `  ${say(one.move).padEnd(width)}  ${prospect(one)}`).join('\n');
}

function prospect({ chance, score, reasons }: Advice): string {
  const why = reasons.length === 0 ? '' : `; ${reasons.map(difference).join(', ')}`;
  return `wins ${percent(chance)}, ${score.mean.toFixed(1)} points${why}`;
}

/** With its standard error, which is unknown after a single try. */
function percent({ mean, error }: Estimated): string {
  const sure = Number.isFinite(error) ? ` ± ${(100 * error).toFixed(1)}` : '';
  return `${(100 * mean).toFixed(0)}${sure} %`;
}

function difference({ aspect, difference }: Reason): string {
  return `${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(1)} ${aspect}`;
}
