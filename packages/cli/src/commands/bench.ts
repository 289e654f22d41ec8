import { cpus } from 'node:os';
import type { Setup } from '@topsail/engine';
import { InvalidArgumentError, type Command } from 'commander';
import { benchTables, nameOf } from '../bench/cases.ts';
import { HEAP_FLAGS } from '../bench/heap.ts';
import { runJob } from '../bench/jobs.ts';
import { reportText, type CaseReport, type Report } from '../bench/report.ts';
import { measureRival, needsInstall, type RivalSpeed, type RivalWish } from '../bench/rival.ts';
import { badUsage } from '../problem.ts';
import { rulesetIds } from '../table-setup.ts';

interface BenchOptions {
  readonly json?: boolean;
  readonly seconds: number;
  readonly ruleset?: string;
  readonly rivals?: boolean;
}

const EXAMPLES = `
Random games with fixed seeds, each ruleset in a fresh process; processor time, the median of three runs.
A decision counts only where there are two moves or more. Bytes/dec. is what the heap grows by for each decision
with no collection in between. boardgame.io is installed into bench/boardgame-io where it is not yet, which needs the
network; without it, or with --no-rivals, only our own figures are measured. The checksum changes when any game goes otherwise.

Examples:
  topsail bench
  topsail bench --ruleset jamaica-1 --seconds 2
  topsail bench --json --no-rivals > bench.json`;

const INSTALLS =
  'At the end boardgame.io is installed to compare with: it and what it needs come from npm, into bench/boardgame-io.\n' +
  'Stop now (Ctrl-C) and add --no-rivals if you do not want that.';

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('Measure how fast the rules are, and how fast boardgame.io plays the same games.')
    .option('--json', 'print one JSON object and nothing else')
    .option('--seconds <number>', 'processor time for each run', parseSeconds, 0.2)
    .option('-r, --ruleset <id>', 'only this one')
    .option('--rivals', 'install boardgame.io anew, and measure it')
    .option('--no-rivals', 'leave boardgame.io out')
    .addHelpText('after', EXAMPLES)
    .action(bench);
}

function parseSeconds(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 600)) throw new InvalidArgumentError('It must be a number up to 600.');
  return value;
}

function bench(options: BenchOptions): void {
  const { ruleset } = options;
  if (ruleset !== undefined && !rulesetIds().includes(ruleset))
    throw badUsage(`there is no ruleset "${ruleset}"; known are ${rulesetIds().join(', ')}`);
  const report = measure(options);
  console.log(options.json === true ? JSON.stringify(report, null, 2) : reportText(report));
}

function measure({ seconds, ruleset, rivals }: BenchOptions): Report {
  const setups = benchTables(ruleset).map(({ setup }) => setup);
  const wish: RivalWish = rivals === undefined ? 'if possible' : rivals ? 'install' : 'leave out';
  if (needsInstall(wish)) console.error(INSTALLS);
  console.error('calibrating');
  const calibration = runJob<'calibration'>({ job: 'calibration' });
  const ours = rulesetIds()
    .map((id) => setups.filter((setup) => setup.ruleset === id))
    .filter((group) => group.length > 0)
    .flatMap((group) => measureGroup(group, seconds));
  if (rivals !== false) console.error('boardgame.io');
  const rival = measureRival(wish, setups, seconds);
  const cases = ours.map((one, i) => ({ ...one, boardgameIo: rival.cases?.[i] ?? null }));
  return {
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown processor',
    calibration,
    secondsPerRun: seconds,
    cases,
    boardgameIo: { version: rival.version, reason: rival.reason ?? null },
    ratioToBoardgameIo: ratioOf(cases.find(({ name }) => name === 'jamaica-1 4')),
  };
}

function measureGroup(setups: readonly Setup[], seconds: number): Omit<CaseReport, 'boardgameIo'>[] {
  console.error(setups.map(nameOf).join(', '));
  const speeds = runJob<'speed'>({ job: 'speed', setups, seconds });
  const heaps = runJob<'heap'>({ job: 'heap', setups }, HEAP_FLAGS);
  return setups.flatMap((setup, i) => {
    const [speed, heap] = [speeds[i], heaps[i]];
    if (speed === undefined || heap === undefined) return [];
    const { ruleset, seats, options } = setup;
    return [{ name: nameOf(setup), ruleset, seats, ghost: options.ghost === 'yes', ...speed, heap }];
  });
}

function ratioOf(
  measured: { readonly playoutsPerSecond: number; readonly boardgameIo: RivalSpeed | null } | undefined,
): number | null {
  const rival = measured?.boardgameIo ?? null;
  return measured === undefined || rival === null
    ? null
    : measured.playoutsPerSecond / rival.playoutsPerSecond;
}
