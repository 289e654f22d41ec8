import { replay, SPECTATOR, type Game, type GameRecord, type GameState, type Viewer } from '@topsail/engine';
import type { KnownGame } from '@topsail/games';
import { InvalidArgumentError, type Command } from 'commander';
import { faceOf } from '../faces/index.ts';
import { openKeyboard } from '../keyboard.ts';
import { badUsage, INTERRUPTED } from '../problem.ts';
import { readRecord } from '../record-file.ts';
import { openSink } from '../sink.ts';
import { standingsText } from '../standings.ts';
import { makeTrace } from '../trace-text.ts';

interface ReplayOptions {
  readonly jsonl?: string;
  readonly fromSeat?: Viewer;
  readonly step?: boolean;
}

const EXAMPLES = `
Examples:
  topsail replay game.record                      the whole game in words, all cards open
  topsail replay game.record --from-seat 1        only what seat 1 could know
  topsail replay game.record --step               move by move, with the board
  topsail replay game.record --jsonl game.jsonl   as a trace`;

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Tell a recorded game in words, or write its trace.')
    .argument('<record>', 'a file written by random --records or by play --save')
    .option(
      '--jsonl <file>',
      'write every event with the state after it, one a line (- for the standard output)',
    )
    .option('--from-seat <seat>', 'tell only what this seat, or a "spectator", may know', parseViewer)
    .option('--step', 'wait for Enter after every move and show the board')
    .addHelpText('after', EXAMPLES)
    .action(replayFile);
}

function parseViewer(text: string): Viewer {
  if (text === SPECTATOR) return SPECTATOR;
  if (!/^\d$/.test(text)) throw new InvalidArgumentError('It must be the number of a seat, or spectator.');
  return Number(text);
}

async function replayFile(path: string, options: ReplayOptions): Promise<void> {
  const { game, record } = readRecord(path);
  const { jsonl, fromSeat } = options;
  if (typeof fromSeat === 'number' && fromSeat >= record.setup.seats)
    throw badUsage(
      `there is no seat ${fromSeat}; the record has ${record.setup.seats} seats, counted from 0`,
    );
  if (jsonl === undefined) return tellGame(game, record, options);
  if (fromSeat !== undefined || options.step === true)
    throw badUsage('a trace is told by an all-seeing witness: --jsonl goes without --from-seat and --step');
  const trace = makeTrace(game, record.setup);
  const state = replayed(game, record, trace);
  const sink = await openSink(jsonl);
  await sink.write(trace.text(game.outcome(state) === undefined));
  await sink.close();
}

type Listening = Parameters<typeof replay>;

function replayed(
  game: Game,
  record: GameRecord,
  { follow, tell }: { follow: NonNullable<Listening[2]>; tell: NonNullable<Listening[3]> },
): GameState {
  const result = replay(game, record, follow, tell);
  if (!result.ok) throw new Error('a record that was found true cannot be replayed');
  return result.value;
}

/** What one move brought, and the board after it. */
interface Page {
  readonly lines: readonly string[];
  readonly board: string;
}

async function tellGame(
  game: KnownGame,
  record: GameRecord,
  { fromSeat, step }: ReplayOptions,
): Promise<void> {
  const face = faceOf(game);
  const pages: Page[] = [];
  let lines: string[] = [];
  const state = replayed(game, record, {
    tell(event) {
      const heard = fromSeat === undefined ? event : game.hear(event, fromSeat);
      const told = heard === undefined ? undefined : face.tell(heard);
      if (told !== undefined) lines.push(told);
    },
    follow(now) {
      pages.push({ lines, board: step === true ? face.board(game.view(now, fromSeat ?? SPECTATOR)) : '' });
      lines = [];
    },
  });
  if (step === true) await turnPages(pages);
  else for (const { lines: told } of pages) for (const line of told) console.log(line);
  const outcome = game.outcome(state);
  console.log(outcome === undefined ? '\nThe record stops here.' : `\n${standingsText(outcome)}`);
}

async function turnPages(pages: readonly Page[]): Promise<void> {
  const keyboard = openKeyboard(() => process.exit(INTERRUPTED));
  for (const [i, { lines, board }] of pages.entries()) {
    console.log(`\n${board}\n\n${lines.join('\n')}`);
    const answer = await keyboard.ask(`\n${i} of ${pages.length - 1} moves; Enter goes on, q stops: `);
    if (answer === undefined || answer.trim() === 'q') break;
  }
  keyboard.close();
}
