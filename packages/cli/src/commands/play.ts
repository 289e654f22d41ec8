import { randomBytes } from 'node:crypto';
import type { BotName } from '@topsail/bots';
import { seeded, type Seat } from '@topsail/engine';
import { InvalidArgumentError, type Command } from 'commander';
import { openKeyboard } from '../keyboard.ts';
import { BOTS_HELP, parseBots, seatBots, USUAL_BOTS } from '../play/bots.ts';
import { PlayTable } from '../play/table.ts';
import { Session } from '../play/session.ts';
import { badUsage, INTERRUPTED } from '../problem.ts';
import { readRecord } from '../record-file.ts';
import { addTableOptions, readTable, type TableOptions } from '../table-setup.ts';
import { openPool } from '@topsail/threads';

interface PlayOptions extends Partial<TableOptions> {
  readonly human: readonly Seat[];
  readonly bots: readonly BotName[];
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}

/** More than this a table hardly ever needs at once. */
const MOST_WORKERS = 2;

const EXAMPLES = `
While playing: a number chooses, ? explains, b shows the board, l the log, h gives a hint,
u undoes, s saves, q quits.

Examples:
  topsail play --ruleset jamaica-1 --seats 4
  topsail play --ruleset yassa --seats 3 --bots mate,captain
  topsail play --ruleset jamaica-2 --seats 3 --ghost --human 0,2 --save evening.record
  topsail play --resume evening.record --human 0,2 --save evening.record
  topsail play --ruleset cartagena-tortuga --seats 2 --human none`;

export function addPlay(program: Command): void {
  addTableOptions(program.command('play'), { needsRuleset: false })
    .description('Play a whole game in the terminal, against bots or at one keyboard.')
    .option('--human <seats>', 'the seats played by people, such as 0,1, or none', parseHumans, [0])
    .option('--bots <names>', BOTS_HELP, parseBots, USUAL_BOTS)
    .option('-s, --seed <text>', 'the luck of the game; a new one each time unless given')
    .option('--save <file>', 'keep the game there when it stops')
    .option('--resume <file>', 'go on with a game that was saved')
    .addHelpText('after', EXAMPLES)
    .action(play);
}

function parseHumans(text: string): Seat[] {
  if (text === 'none') return [];
  if (!/^\d(,\d)*$/.test(text)) throw new InvalidArgumentError('It must be seats such as 0,1, or none.');
  return text.split(',').map(Number);
}

async function play(options: PlayOptions): Promise<void> {
  const seed = options.seed ?? randomBytes(8).toString('hex');
  const session = openSession(options, seed);
  const { human: humans, save } = options;
  const stranger = humans.find((seat) => seat >= session.seats);
  if (stranger !== undefined)
    throw badUsage(`there is no seat ${stranger}; the game has ${session.seats} seats, counted from 0`);
  const bots = seatBots(options.bots, session.seats, humans);
  const keyboard = openKeyboard(() => interrupted());
  const pool = openPool({ workers: Math.min(MOST_WORKERS, bots.size) });
  const table = new PlayTable(session, keyboard, pool, { bots, humans, seed, save });
  const interrupted = (): void => {
    table.leave();
    process.exit(INTERRUPTED);
  };
  console.log(headLine(session, bots, seed));
  try {
    await table.run();
  } finally {
    keyboard.close();
    await pool.close();
  }
}

function headLine(session: Session, bots: ReadonlyMap<Seat, BotName>, seed: string): string {
  const others = [...bots].map(([seat, bot]) => `seat ${seat}: ${bot}`);
  return [session.state.setup.ruleset, `${session.seats} seats`, `seed ${seed}`, ...others].join(', ');
}

function openSession(options: PlayOptions, seed: string): Session {
  const { resume, ruleset, seats = 3, option = {}, ghost } = options;
  if (resume !== undefined) {
    if (ruleset !== undefined)
      throw badUsage('--resume goes on with the ruleset of the record; leave --ruleset out');
    const { game, record } = readRecord(resume);
    // Other luck than at the start, even with the same seed.
    return Session.resume(game, record, seeded(`${seed} after ${record.steps.length}`));
  }
  if (ruleset === undefined) throw badUsage('say what to play: --ruleset ID, or --resume FILE');
  const { game, setup } = readTable({ ruleset, seats, option, ...(ghost === undefined ? {} : { ghost }) });
  return Session.begin(game, setup, seeded(seed));
}
