import { coachFor, thinkingSeed, type BotName, type ThinkingPool } from '@topsail/bots';
import { SPECTATOR, type Move, type Seat } from '@topsail/engine';
import { writeText } from '../files.ts';
import type { Keyboard } from '../keyboard.ts';
import { Problem } from '../problem.ts';
import { standingsText } from '../standings.ts';
import { sentenceOf } from '../words.ts';
import { hintText } from './hint.ts';
import { Screen } from './screen.ts';
import type { Session } from './session.ts';

export interface Seating {
  readonly humans: readonly Seat[];
  /** Who sits in the other seats. */
  readonly bots: ReadonlyMap<Seat, BotName>;
  readonly seed: string;
  /** Where the game is saved when it stops. */
  readonly save?: string;
}

const HELP = `
  a number      choose that answer
  a move        the same in the words of a record, such as "card forward/food"
  h             a hint: what a captain would do in your place, knowing what you know
  b             show the board
  l             show the log
  u             take your last move back, if nothing has come to light since
  s [file]      save the game
  q             quit (with --save the game is saved)
  ?             this help`;

/** A bot that is not done by then answers with the best it has found. */
const THINKING_MILLISECONDS = 900;

/** People and bots at one terminal. */
export class PlayTable {
  private readonly session: Session;
  private readonly screen: Screen;
  private readonly keyboard: Keyboard;
  private readonly pool: ThinkingPool;
  private readonly seating: Seating;
  private lastHuman: Seat | undefined;

  constructor(session: Session, keyboard: Keyboard, pool: ThinkingPool, seating: Seating) {
    this.session = session;
    this.screen = new Screen(session);
    this.keyboard = keyboard;
    this.pool = pool;
    this.seating = seating;
  }

  /** Plays until the game is over or somebody quits. */
  async run(): Promise<void> {
    for (let seats = this.session.toAct(); seats.length > 0; seats = this.session.toAct()) {
      const human = seats.find((seat) => this.seating.humans.includes(seat));
      if (human === undefined) await this.askBots(seats);
      else if (!(await this.askHuman(human))) {
        this.leave();
        return;
      }
    }
    this.finish();
  }

  /** Several are asked only when they choose at the same time: none sees what another has chosen. */
  private async askBots(seats: readonly Seat[]): Promise<void> {
    const moves = await Promise.all(seats.map((seat) => this.think(seat)));
    seats.forEach((seat, n) => {
      const played = this.session.play(seat, moves[n] ?? '');
      if (!played.ok) throw new Error(`a bot was refused: ${sentenceOf(played.refusal)}`);
    });
  }

  /** A bot's luck hangs on the table's and on the move only, so that a game gone on with goes on the same. */
  private async think(seat: Seat): Promise<string | undefined> {
    const { seed, bots } = this.seating;
    const thought = await this.pool.think({
      bot: bots.get(seat) ?? 'random',
      view: this.session.view(seat),
      seed: thinkingSeed(`${seed} mind ${this.session.steps} seat ${seat}`),
      milliseconds: THINKING_MILLISECONDS,
    });
    if (thought?.fallback !== undefined) this.screen.remark(`Seat ${seat} had to hurry: ${thought.fallback}`);
    return thought?.move;
  }

  /** Asks until a move is made or taken back; false when the person leaves. */
  private async askHuman(seat: Seat): Promise<boolean> {
    if (!(await this.drawCurtain(seat))) return false;
    const moves = this.session.moves(seat);
    this.screen.prompt(seat, moves);
    for (;;) {
      const line = await this.keyboard.ask('> ');
      if (line === undefined || line.trim() === 'q') return false;
      if (this.answer(seat, moves, line.trim())) return true;
    }
  }

  /** Between two people with secrets the screen is cleared, so that neither sees what the other saw. */
  private async drawCurtain(seat: Seat): Promise<boolean> {
    const isNew = this.lastHuman !== seat;
    const isFirst = this.lastHuman === undefined;
    this.lastHuman = seat;
    if (!isNew || this.seating.humans.length < 2 || !this.screen.hasSecrets()) return true;
    if (!isFirst) this.screen.clear();
    this.screen.print(`\n— Seat ${seat} —`);
    if (!process.stdin.isTTY) return true;
    const answer = await this.keyboard.ask(`Only seat ${seat} may look now; Enter when ready: `);
    if (answer === undefined || answer.trim() === 'q') return false;
    this.screen.clear();
    return true;
  }

  /** Does what was typed; true when the question is settled. */
  private answer(seat: Seat, moves: readonly Move[], line: string): boolean {
    const [command = '', ...rest] = line.split(' ');
    switch (command) {
      case '':
        return this.stay(`Type a number from 1 to ${moves.length}, or ? for help.`);
      case '?':
        return this.stay(HELP);
      case 'h':
        return this.stay(this.hint(seat));
      case 'b':
        this.screen.board(seat);
        return false;
      case 'l':
        this.screen.log(seat);
        return false;
      case 's':
        this.save(rest.join(' ') || this.seating.save);
        return false;
      case 'u':
        return this.session.undo(seat) || this.refuse('you have no move to undo');
      default:
        return this.move(seat, moves, line);
    }
  }

  private hint(seat: Seat): string {
    const view = this.session.view(seat);
    const late = performance.now() + THINKING_MILLISECONDS;
    const seed = thinkingSeed(`${this.seating.seed} hint ${this.session.steps}`);
    const { advise } = coachFor(view.setup.ruleset);
    const advice = advise(view, seed, { stop: () => performance.now() > late });
    return hintText(advice, (move) => this.screen.say(move, view));
  }

  private move(seat: Seat, moves: readonly Move[], line: string): boolean {
    const isNumber = /^\d+$/.test(line);
    const text = isNumber ? moves[Number(line) - 1]?.text : line;
    if (text === undefined) return this.refuse(`there is no answer ${line}: type 1 to ${moves.length}`);
    const played = this.session.play(seat, text);
    return played.ok || this.refuse(sentenceOf(played.refusal));
  }

  private stay(text: string): false {
    this.screen.print(text);
    return false;
  }

  private refuse(why: string): false {
    this.screen.complain(`Not done: ${why}. (? for help)`);
    return false;
  }

  private save(path: string | undefined): void {
    if (path === undefined) {
      this.refuse('say where: s game.record');
      return;
    }
    try {
      writeText(path, this.session.record());
      this.screen.print(`Saved to ${path}`);
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.refuse(problem.message);
    }
  }

  /** Keeps the game if that was asked for; also called when the session is interrupted. */
  leave(): void {
    this.screen.print();
    if (this.seating.save !== undefined) this.save(this.seating.save);
    else this.screen.print('The game was not saved.');
  }

  private finish(): void {
    const [only] = this.seating.humans;
    const viewer = this.seating.humans.length === 1 && only !== undefined ? only : SPECTATOR;
    this.screen.news(viewer);
    this.screen.board(viewer);
    const outcome = this.session.game.outcome(this.session.state);
    if (outcome !== undefined) this.screen.print(standingsText(outcome));
    if (this.seating.save !== undefined) this.save(this.seating.save);
  }
}
