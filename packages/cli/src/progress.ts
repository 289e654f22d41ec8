import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  step(): void;
  stop(): void;
}

/** A bar on the error output, so that what is written elsewhere stays clean; nothing where nobody watches. */
export function startProgress(total: number, unit: string): Progress {
  if (!process.stderr.isTTY) return { step: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    {
      format: `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted} left`,
      stream: process.stderr,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
