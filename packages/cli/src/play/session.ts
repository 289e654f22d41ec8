import {
  accept,
  begin,
  makeRecord,
  movesOf,
  proceed,
  replay,
  seatsToAct,
  type Begun,
  type Chance,
  type GameEvent,
  type GameRecord,
  type GameState,
  type GameView,
  type Move,
  type Result,
  type Seat,
  type Setup,
  type Viewer,
} from '@topsail/engine';
import type { KnownGame } from '@topsail/games';

/** A point of the game one may come back to. */
interface Point extends Begun<GameState> {
  /** How many events had been told by then. */
  readonly told: number;
  /** Who moved to get here; undefined for where the session began. */
  readonly by?: Seat;
  /** Something came to light on the way here, so that nobody may take it back. */
  readonly crossed: boolean;
}

/** A game being played in the terminal, with all that was told and a way back. */
export class Session {
  readonly game: KnownGame;
  readonly events: GameEvent[] = [];
  private readonly luck: Chance;
  private readonly points: Point[];

  private constructor(
    game: KnownGame,
    luck: Chance,
    start: (tell: (event: GameEvent) => void) => Begun<GameState>,
  ) {
    this.game = game;
    this.luck = luck;
    const begun = start((event) => this.events.push(event));
    this.points = [{ ...begun, told: this.events.length, crossed: true }];
  }

  static begin(game: KnownGame, setup: Setup, luck: Chance): Session {
    return new Session(game, luck, (tell) => begin(game, setup, luck, tell));
  }

  static resume(game: KnownGame, record: GameRecord, luck: Chance): Session {
    return new Session(game, luck, (tell) => {
      const replayed = replay(game, record, undefined, tell);
      if (!replayed.ok) throw new Error('a record that was found true cannot be replayed');
      return { record, state: replayed.value };
    });
  }

  private get point(): Point {
    const last = this.points.at(-1);
    if (last === undefined) throw new Error('a session without a beginning');
    return last;
  }

  get state(): GameState {
    return this.point.state;
  }

  get seats(): number {
    return this.state.setup.seats;
  }

  /** How many moves have been made, since the beginning of the game. */
  get steps(): number {
    return this.point.record.steps.length;
  }

  view(viewer: Viewer): GameView {
    return this.game.view(this.state, viewer);
  }

  toAct(): Seat[] {
    return seatsToAct(this.game, this.state);
  }

  moves(seat: Seat): Move[] {
    return movesOf(this.game, this.state, seat);
  }

  play(seat: Seat, text: string): Result<void> {
    const played = proceed(this.game, this.point, seat, text, this.luck);
    if (!played.ok) return played;
    const { state, record, events, crossed } = played.value;
    this.events.push(...events);
    this.points.push({ state, record, told: this.events.length, by: seat, crossed });
    return accept(undefined);
  }

  /** Takes back the seat's own last move, if nothing came to light since. */
  undo(seat: Seat): boolean {
    if (this.point.crossed || this.point.by !== seat) return false;
    this.points.pop();
    this.events.length = this.point.told;
    return true;
  }

  record(): string {
    return makeRecord(this.game, this.point.record);
  }
}
