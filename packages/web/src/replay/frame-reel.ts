import { SPECTATOR, type Game, type GameEvent, type GameView, type Viewer } from '@topsail/engine';
import type { TablePlan, TableFrame } from '@topsail/protocol';
import { questionIn } from '../table/question.ts';
import { linesOf } from '../online/tell.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Eyes, Glimpse, Reel } from './reel.ts';

/** A game at the server as this viewer was shown it: there are no other eyes to see it with. */
export class FrameReel implements Reel {
  readonly game: Game;
  readonly client: GameClient;
  readonly setup: TablePlan['setup'];
  readonly eyes: readonly Eyes[];
  readonly #frames: readonly TableFrame[];

  constructor({ setup }: TablePlan, frames: readonly TableFrame[], client: GameClient) {
    this.game = client.game;
    this.client = client;
    this.setup = setup;
    this.#frames = frames.filter(({ public: shown }) => shown.game !== null);
    this.eyes = [this.#at(0).own.seat ?? SPECTATOR];
  }

  get length(): number {
    return this.#frames.length;
  }

  get isOver(): boolean {
    return this.#at(this.length - 1).public.outcome !== null;
  }

  viewer(moment: number): Viewer {
    return this.#at(moment).own.seat ?? SPECTATOR;
  }

  glimpse(moment: number): Glimpse {
    const { public: shown, own } = this.#at(moment);
    const view = this.#view(moment);
    return {
      view,
      seat: own.seat ?? undefined,
      prompt: { question: questionIn(this.game, view), waiting: shown.waiting, moves: [] },
      outcome: shown.outcome ?? undefined,
    };
  }

  heard(moment: number): readonly GameEvent[] {
    return this.#at(moment).changes.flatMap(({ events = [] }) => events);
  }

  lines(moment: number): readonly Line[] {
    const view = this.#view(moment);
    return this.#at(moment).changes.flatMap((change) => linesOf(this.client, view, change));
  }

  #view(moment: number): GameView {
    const { public: shown, own } = this.#at(moment);
    if (shown.game === null) throw new Error('a moment before the game');
    return { setup: this.setup, viewer: own.seat ?? SPECTATOR, table: shown.game, own: own.game };
  }

  #at(moment: number): TableFrame {
    const frame = this.#frames[moment];
    if (frame === undefined) throw new Error(`no moment ${moment} of ${this.#frames.length}`);
    return frame;
  }
}
