import { randomBytes } from 'node:crypto';
import { seeded, type Seat } from '@topsail/engine';
import { InvalidArgumentError, type Command } from 'commander';
import { openKeyboard } from '../keyboard.ts';
import { PlayTable } from '../play/table.ts';
import { Session } from '../play/session.ts';
import { badUsage, INTERRUPTED } from '../problem.ts';
import { readRecord } from '../record-file.ts';
import { addTableOptions, readTable, type TableOptions } from '../table-setup.ts';

interface PlayOptions extends Partial<TableOptions> {
  readonly human: readonly Seat[];
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
}

const EXAMPLES = `
While playing: a number chooses, ? explains, b shows the board, l the log, u takes back, s saves, q quits.

Examples:
  topsail play --ruleset jamaica-1 --seats 4
  topsail play --ruleset jamaica-2 --seats 3 --ghost --human 0,2 --save evening.record
  topsail play --resume evening.record --human 0,2 --save evening.record
  topsail play --ruleset cartagena-tortuga --seats 2 --human none`;

export function addPlay(program: Command): void {
  addTableOptions(program.command('play'), { needsRuleset: false })
    .description('Play a whole game in the terminal, against random seats or at one keyboard.')
    .option('--human <seats>', 'the seats played by people, such as 0,1, or none', parseHumans, [0])
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
  const keyboard = openKeyboard(() => interrupted());
  const table = new PlayTable(session, keyboard, { humans, seed, save });
  const interrupted = (): void => {
    table.leave();
    process.exit(INTERRUPTED);
  };
  console.log(`${session.state.setup.ruleset}, ${session.seats} seats, seed ${seed}`);
  await table.run();
  keyboard.close();
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
