import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportText, type Report } from './report.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/server-speed.md', import.meta.url));

/** Writes the page that tells how fast the server is. */
export function writePage(report: Report, verdict: string): void {
  const { date, options } = report;
  const { rounds, seconds } = options;
  writeFileSync(
    PAGE,
    `# Speed of the server

Made by \`npm run bench:server -- --write\` on ${date}: medians of ${rounds} rounds of ${seconds} seconds each after ${options.warmSeconds} of warming up, all servers in turns
within a round, each on loopback with its load in another process. Trust the ratios, which are taken within a round, more
than the digits.

**What is measured.** Four clients sit at every table. One sends a command; when it is answered and all four have the
frame, the next one does (closed loop), or the next table's turn comes (paced; of the games that are over, one is followed by
a new one at a time). Latency runs from sending a command to the last of the
other three having its frame. Topsail plays real games of jamaica-1 and cartagena by its real protocol: HTTP, origin and
schema checks, credits, the rules, verifiable dice, every command synced to disk before anybody is told, metrics. At the end every
client's last view is compared with a replay of the database, and every answered command must be in it once.

**What it is compared with.** *The floor*: a bare \`ws\` server that sends the same number of bytes to the same clients and does
nothing else. *Group commit*: the floor with one SQLite row a command (WAL, \`synchronous=FULL\`), synced before it is told.
*boardgame.io* and *Colyseus* hold one of our states in memory, change a little of it and send it whole; nothing is stored,
and no rules are played (\`bench/server\`). \`cores\` is the server's processor time, \`load\` that of the load: where it is
near 1 the load, not the server, is the limit. \`µs/cmd\` is the server's processor time for a command.

\`\`\`
${reportText(report)}
\`\`\`

${verdict}
`,
  );
}
