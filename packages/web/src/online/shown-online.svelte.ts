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
import { knownGameOf } from '@topsail/games';
import type { OwnPart, TablePlan, TableFrame } from '@topsail/protocol';
import { foreseeOnce } from '../table/foreseen.ts';
import type { Prompt } from '../table/prompt.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';
import type { ShownTable } from '../table/shown.ts';
import type { Why } from '../words/why.ts';
import { AnswerGuard } from './answer-guard.ts';
import { recordOf } from './api.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import { questionIn } from '../table/question.ts';
import { seatingOnline } from './seating.ts';
import { SeenFrames } from './seen-frames.ts';
import { linesOf } from './tell.ts';
import { whyRefused } from '../words/why.ts';

const NOTHING: readonly GameEvent[] = [];

/** A table at the server whose game has begun, on screen. */
export class ShownOnline implements ShownTable {
  readonly table: OnlineTable;
  readonly game: Game;
  readonly client: GameClient;
  readonly #plan: TablePlan;
  readonly #seen: SeenFrames;
  readonly #guard = new AnswerGuard();

  readonly view: GameView = $derived.by(() => this.#viewOf(this.frame));
  readonly prompt: Prompt = $derived.by(() => ({
    question: questionIn(this.game, this.view),
    waiting: this.frame.public.waiting,
    moves: this.frame.own.moves.flatMap((text) => this.game.parseMove(text) ?? []),
  }));
  readonly seating: Seating = $derived.by(() =>
    seatingOnline(this.frame.public.seats, this.table.presence, this.prompt.waiting),
  );
  readonly log: readonly (readonly Line[])[] = $derived.by(() =>
    this.table.changes.map((change) => linesOf(this.client, this.#plan.setup, change)),
  );
  readonly heard: readonly (readonly GameEvent[])[] = $derived.by(() =>
    this.table.changes.map(({ events = NOTHING }) => events),
  );
  /** What was missed, in words. */
  readonly recap: readonly Line[] = $derived.by(() => {
    const { missed } = this.table;
    return missed === undefined ? [] : this.log.slice(missed.from - 1, missed.to).flat();
  });

  constructor(table: OnlineTable, plan: TablePlan, client: GameClient) {
    this.table = table;
    this.#plan = plan;
    this.#seen = new SeenFrames(table.id);
    this.game = knownGameOf(plan.setup.ruleset);
    this.client = client;
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

  get why(): Why | undefined {
    return this.table.refusal === undefined ? undefined : whyRefused(this.table.refusal);
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
    void this.table.act({ k: 'move', move }).then((answer) => {
      if (!answer.ok) this.#guard.reopen();
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
    const frame = await this.#seen.at(moment + 1);
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
