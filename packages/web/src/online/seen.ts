import { keptSeen, keepSeen } from '../browser/storage.ts';

const MOST_TABLES = 20;

/** The version of a table that was on screen last in this browser; undefined for a table it has not shown. */
export function seenVersion(table: string): number | undefined {
  return seenTables().find(([name]) => name === table)?.[1];
}

export function rememberSeen(table: string, version: number): void {
  const others = seenTables().filter(([name]) => name !== table);
  const lines = [`${table} ${version}`, ...others.map(([name, at]) => `${name} ${at}`)];
  keepSeen(lines.slice(0, MOST_TABLES).join('\n'));
}

function seenTables(): [string, number][] {
  return (keptSeen() ?? '').split('\n').flatMap((line): [string, number][] => {
    const [name, version] = line.split(' ');
    return name !== undefined && /^\d+$/.test(version ?? '') ? [[name, Number(version)]] : [];
  });
}
