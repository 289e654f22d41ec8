import {
  SPECTATOR,
  type Fact,
  type Foresight,
  type Game,
  type GameEvent,
  type GameView,
  type Move,
  type Outcome,
  type Seat,
} from '@topsail/engine';
import type { AnyRefusal, OwnPart, TablePlan, TableFrame } from '@topsail/protocol';
import { foreseeOnce } from '../table/foreseen.ts';
import type { Prompt } from '../table/prompt.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';
import type { Given, Seen, ShownTable } from '../table/shown.ts';
import { AnswerGuard } from './answer-guard.ts';
import { recordOf } from './api.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import { questionIn } from '../table/question.ts';
import { seatingOnline } from './seating.ts';
import { SeenFrames } from './seen-frames.ts';
import { linesOf } from './tell.ts';

const NOTHING: readonly GameEvent[] = [];

/** A table at the server whose game has begun, on screen. */
export class ShownOnline implements ShownTable {
  readonly table: OnlineTable;
  readonly game: Game;
  readonly client: GameClient;
  readonly #plan: TablePlan;
  readonly #frames: SeenFrames;
  readonly #guard = new AnswerGuard();

  readonly view: GameView = $derived.by(() => this.#viewOf(this.frame));
  readonly prompt: Prompt = $derived.by(() => {
    const { waiting } = this.frame.public;
    const question = questionIn(this.game, this.view);
    if (this.given !== undefined)
      return { question, waiting: waiting.filter((seat) => seat !== this.seat), moves: [] };
    return {
      question,
      waiting,
      moves: this.frame.own.moves.flatMap((text) => this.game.parseMove(text) ?? []),
    };
  });
  /** Until the version it made is on screen. */
  #given: { readonly move: Move; readonly version: number } | undefined = $state.raw();
  readonly given: Given | undefined = $derived.by(() => {
    if (this.#given === undefined || this.frame.version >= this.#given.version) return undefined;
    return { move: this.#given.move, isWaiting: this.table.isCut };
  });
  readonly seating: Seating = $derived.by(() =>
    seatingOnline(this.frame.public.seats, this.table.presence, this.prompt.waiting),
  );
  readonly log: readonly (readonly Line[])[] = $derived.by(() =>
    this.table.changes.map((change) => linesOf(this.client, this.view, change)),
  );
  readonly heard: readonly (readonly GameEvent[])[] = $derived.by(() =>
    this.table.changes.map(({ events = NOTHING }) => events),
  );
  /** What was missed, in words. */
  readonly recap: readonly Line[] = $derived.by(() => {
    const { missed } = this.table;
    return missed === undefined ? [] : this.log.slice(missed.from - 1, missed.to).flat();
  });
  /** The moment from which what was missed can be shown: nothing leads past a move that was taken back. */
  readonly missedSince: number | undefined = $derived.by(() => {
    const { missed, changes } = this.table;
    if (missed === undefined) return undefined;
    const stretch = changes.slice(0, missed.to);
    return Math.max(
      missed.from - 2,
      stretch.findLastIndex(({ tableEvent }) => tableEvent?.e === 'undone'),
    );
  });
  /** What was on screen before this page was opened. */
  seen: Seen | undefined;

  constructor(table: OnlineTable, plan: TablePlan, client: GameClient) {
    this.table = table;
    this.#plan = plan;
    this.#frames = new SeenFrames(table.id);
    this.game = client.game;
    this.client = client;
  }

  /** Has the table opened where it was left. Where that cannot be told, it is shown as it is. */
  async takeUp(): Promise<void> {
    const since = this.missedSince;
    const view = since === undefined || since < 0 ? undefined : await this.past(since);
    if (since !== undefined && view !== undefined) this.seen = { view, moments: since + 1 };
  }

  get frame(): TableFrame {
    if (this.table.now === undefined) throw new Error('a table on screen that was never told');
    return this.table.now;
  }

  get seat(): Seat | undefined {
    return this.table.seat;
  }

  get outcome(): Outcome | undefined {
    return this.frame.public.outcome ?? undefined;
  }

  get why(): AnyRefusal | undefined {
    return this.table.refusal;
  }

  get mayUndo(): OwnPart['undo'] {
    return this.frame.public.undo === null ? this.frame.own.undo : 'no';
  }

  get digits(): boolean {
    return preferences.now.digits;
  }

  foresee(move: Move): Foresight {
    const { certain, possible } = foreseeOnce(this.game, this.view, move);
    if (this.#plan.odds) return { certain, possible };
    const isNoOdds = ({ fact }: Fact): boolean => !this.game.odds.includes(fact);
    return { certain: certain.filter(isNoOdds), possible: possible.filter(isNoOdds) };
  }

  answer(move: string): void {
    if (!this.#guard.admits(this.frame.version)) return;
    this.table.missed = undefined;
    const parsed = this.game.parseMove(move);
    const given = parsed && { move: parsed, version: Infinity };
    this.#given = given;
    void this.table.act({ k: 'move', move }).then((answer) => {
      if (!answer.ok) this.#guard.reopen();
      if (this.#given === given)
        this.#given = given && answer.ok ? { ...given, version: answer.value.version } : undefined;
    });
  }

  undo(): void {
    void this.table.act({ k: 'undo' });
  }

  dismiss(): void {
    this.table.refusal = undefined;
  }

  /** A moment of the log is a version of the table, which counts from one. */
  async past(moment: number): Promise<GameView | undefined> {
    const frame = await this.#frames.at(moment + 1);
    return frame === undefined || frame.public.game === null ? undefined : this.#viewOf(frame);
  }

  async record(): Promise<string | undefined> {
    const record = await recordOf(this.table.id);
    return record?.ok === true ? record.value : undefined;
  }

  #viewOf({ public: { game }, own }: TableFrame): GameView {
    if (game === null) throw new Error('a game on screen that has not begun');
    return { setup: this.#plan.setup, viewer: own.seat ?? SPECTATOR, table: game, own: own.game };
  }
}
