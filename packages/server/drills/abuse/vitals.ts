import type { ServerProcess } from '../kit/server-process.ts';
import { must } from '../kit/verdict.ts';

/** How a server is, as it tells those who watch over it. */
export interface Vitals {
  readonly pid: number | undefined;
  readonly megabytes: number;
  readonly sockets: number;
}

export async function vitalsOf({ at, pid }: ServerProcess): Promise<Vitals> {
  const health = await fetch(`${at}/healthz`);
  must(health.ok, () => `the server is not well: ${health.status}`);
  const figures = await (await fetch(`${at}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]);
  return {
    pid,
    megabytes: Math.round(figure('process_resident_memory_bytes') / 1e6),
    sockets: figure('topsail_sockets'),
  };
}
