import { SPECTATOR, type GameEvent, type GameView, type Move, type Viewer } from '@topsail/engine';
import colors from 'picocolors';
import type { Face } from '../faces/face.ts';
import { faceOf } from '../faces/index.ts';
import type { Session } from './session.ts';

const WIDTH = 84;
const INDENT = `\n${' '.repeat(8)}`;
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** What the people at the terminal have been shown, and how. */
export class Screen {
  private readonly session: Session;
  private readonly face: Face;
  private page = '';
  /** How many events each viewer has read. */
  private readonly read = new Map<Viewer, number>();

  constructor(session: Session) {
    this.session = session;
    this.face = faceOf(session.game);
  }

  print(text = ''): void {
    process.stdout.write(`${text}\n`);
  }

  complain(text: string): void {
    this.print(colors.red(text));
  }

  remark(text: string): void {
    this.print(colors.dim(`  (${text})`));
  }

  /** What happened since this viewer last looked, as far as the viewer may know it. */
  news(viewer: Viewer): void {
    const { events } = this.session;
    const from = Math.min(this.read.get(viewer) ?? 0, events.length);
    for (const line of this.heard(events.slice(from), viewer)) this.print(colors.dim(`  ${line}`));
    this.read.set(viewer, events.length);
  }

  log(viewer: Viewer): void {
    for (const line of this.heard(this.session.events, viewer)) this.print(`  ${line}`);
  }

  private heard(events: readonly GameEvent[], viewer: Viewer): string[] {
    return events.flatMap((event) => {
      const heard = this.session.game.hear(event, viewer);
      return (heard === undefined ? undefined : this.face.tell(heard)) ?? [];
    });
  }

  board(viewer: Viewer): void {
    this.print(`\n${this.face.board(this.session.view(viewer))}\n`);
  }

  /** The board when it has changed much, the viewer's own things, the question and its answers. */
  prompt(seat: number, moves: readonly Move[]): void {
    const view = this.session.view(seat);
    const page = `${seat} ${this.face.page(view)}`;
    if (page !== this.page) this.board(seat);
    this.page = page;
    this.news(seat);
    const { rule } = this.session.game.question(this.session.state);
    this.print(`\n${this.face.brief(view)}`);
    this.print(colors.bold(`Seat ${seat}: ${this.face.ask(view)} (${rule})`));
    moves.forEach((move, i) => this.print(`${String(i + 1).padStart(4)}  ${this.choice(move, view)}`));
  }

  /** A move in words. */
  say(text: string, view: GameView): string {
    const move = this.session.game.parseMove(text);
    return move === undefined ? text : this.face.say(move, view);
  }

  private choice(move: Move, view: GameView): string {
    const { certain, possible } = this.session.game.foresee(view, move);
    const said = this.face.say(move, view);
    const sure = this.face.facts(certain).filter(Boolean);
    const open = this.face.facts(possible).filter(Boolean);
    const tails = [...sure, ...open.map((text) => `perhaps ${text}`)];
    const fits = tails.join('  ').length + said.length < WIDTH;
    return [said, ...tails.map((tail) => colors.dim(tail))].join(fits ? '  ' : INDENT);
  }

  /** Whether two people at one keyboard must not see each other's prompts. */
  hasSecrets(): boolean {
    return this.face.hasSecrets(this.session.view(SPECTATOR));
  }

  clear(): void {
    if (process.stdout.isTTY) process.stdout.write(CLEAR);
    this.page = '';
  }
}
