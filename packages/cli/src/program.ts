import { Command } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addBestResponse } from './commands/best-response.ts';
import { addCalibration } from './commands/calibration.ts';
import { addDeeds } from './commands/deeds.ts';
import { addDoctor } from './commands/doctor.ts';
import { addDuel } from './commands/duel.ts';
import { addLadder } from './commands/ladder.ts';
import { addLearn } from './commands/learn.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addRandom } from './commands/random.ts';
import { addReplay } from './commands/replay.ts';
import { addRestore } from './commands/restore.ts';
import { addVerify } from './commands/verify.ts';

const ABOUT = 'Pirate race board games in the terminal: Jamaica (both editions), Yassa and Cartagena.';

const EXIT_CODES = `
Exit codes: 0 done, 1 refused or failed, 2 bad usage, 3 true but not proved (verify), 130 stopped by Ctrl-C.
Every command explains itself: topsail play --help`;

export function makeProgram(): Command {
  const program = new Command('topsail')
    .description(ABOUT)
    .addHelpText('after', EXIT_CODES)
    .showHelpAfterError('(add --help for what is possible)')
    .exitOverride();
  addPlay(program);
  addRandom(program);
  addReplay(program);
  addVerify(program);
  addArena(program);
  addDuel(program);
  addDeeds(program);
  addCalibration(program);
  addLearn(program);
  addLadder(program);
  addBestResponse(program);
  addPerft(program);
  addBench(program);
  addBackup(program);
  addRestore(program);
  addDoctor(program);
  return program;
}
