import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportText, type Report } from './report.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/server-speed.md', import.meta.url));

/** Writes docs/server-speed.md. */
export function writePage(report: Report, verdict: string): void {
  const { date, options } = report;
  const { rounds, seconds } = options;
  writeFileSync(
    PAGE,
    `# Speed of the server

Made by \`npm run bench:server -- --write\` on ${date}: medians of ${rounds} rounds of ${seconds} seconds each after ${options.warmSeconds} of warm-up. All servers are measured in turns
within a round, each on loopback with its load in another process. Ratios are taken within a round; trust them more than the
absolute numbers.

**What is measured.** Four clients sit at every table. One sends a command; when it is answered and all four have the
frame, the next client sends one (closed loop), or the next table (paced; finished games are replaced one at a time). Latency
is the time from sending a command until the last of the other three has its frame. Topsail plays real games of jamaica-1 and cartagena by its real protocol: HTTP, origin and
schema checks, credits, the rules, verifiable dice, every command synced to disk before anybody is notified, metrics. At the end every
client's last view is compared with a replay of the database, and every answered command must be in it once.

**What it is compared with.** *The floor*: a bare \`ws\` server that sends the same number of bytes to the same clients and does
nothing else. *Group commit*: the floor with one SQLite row per command (WAL, \`synchronous=FULL\`), synced before it is sent.
*boardgame.io* and *Colyseus* hold one of our states in memory, change a small part of it and send all of it; nothing is stored,
and no rules are applied (\`bench/server\`). \`cores\` is the server's CPU time, \`load\` that of the load process: where it is
near 1, the load and not the server is the limit. \`µs/cmd\` is the server's CPU time per command.

\`\`\`
${reportText(report)}
\`\`\`

${verdict}
`,
  );
}
