import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second for whoever reads it from there. */
const TICKS_PER_SECOND = 100;
const KIBIBYTE = 1024;

/** Processor time of a process so far, in seconds; null where the system does not tell. */
export function cpuSeconds(pid: number): number | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return null;
  // The name, which comes second, may hold anything; after its bracket come the state and then numbers.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory of a process, in bytes; null where the system does not tell. */
export function residentBytes(pid: number): number | null {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kibibytes === undefined ? null : Number(kibibytes) * KIBIBYTE;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
