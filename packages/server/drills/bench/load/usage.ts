import { readFileSync } from 'node:fs';

/** The unit of CPU times in /proc. */
const TICKS_PER_SECOND = 100;
const KIBIBYTE = 1024;

/** CPU time of a process so far, in seconds; null where the system does not report it. */
export function cpuSeconds(pid: number): number | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return null;
  // The second field, the name in parentheses, may contain spaces; the fields after it are simple.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resident memory of a process in bytes; null where the system does not report it. */
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
