import type { ServerProcess } from '../kit/server-process.ts';
import { must } from '../kit/verdict.ts';

/** The server's process and its metrics. */
export interface ServerHealth {
  readonly pid: number | undefined;
  readonly megabytes: number;
  readonly sockets: number;
}

export async function healthOf({ at, pid }: ServerProcess): Promise<ServerHealth> {
  const health = await fetch(`${at}/healthz`);
  must(health.ok, () => `the health check failed: ${health.status}`);
  const metrics = await (await fetch(`${at}/metrics`)).text();
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return {
    pid,
    megabytes: Math.round(metric('process_resident_memory_bytes') / 1e6),
    sockets: metric('topsail_sockets'),
  };
}
