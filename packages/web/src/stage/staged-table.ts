import type { Foresight, Game, GameEvent, GameView, Seat } from '@topsail/engine';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';
import { linesOf } from '../table/log.ts';
import type { Prompt } from '../table/prompt.ts';
import type { ShownTable } from '../table/shown.ts';
import type { Beat } from './beats.ts';

/** A table while a beat is shown: nothing on it is ahead of that beat, and nothing is asked yet. */
export class StagedTable implements ShownTable {
  readonly view: GameView;
  readonly heard: readonly (readonly GameEvent[])[];
  readonly log: readonly (readonly Line[])[];
  readonly outcome = undefined;
  readonly why = undefined;
  readonly digits = false;
  readonly #now: ShownTable;

  constructor(now: ShownTable, { after }: Beat) {
    this.#now = now;
    this.view = after.view;
    const begun = (after.heard[after.moments] ?? []).slice(0, after.events);
    this.heard = [...after.heard.slice(0, after.moments), begun];
    this.log = [...now.log.slice(0, after.moments), linesOf(now.client, after.view.setup, begun)];
  }

  get game(): Game {
    return this.#now.game;
  }

  get client(): GameClient {
    return this.#now.client;
  }

  get seat(): Seat | undefined {
    return this.#now.seat;
  }

  get seating(): Seating {
    return this.#now.seating;
  }

  get prompt(): Prompt {
    return { ...this.#now.prompt, waiting: [], moves: [] };
  }

  get mayUndo(): ShownTable['mayUndo'] {
    return this.#now.mayUndo;
  }

  foresee(): Foresight {
    return { certain: [], possible: [] };
  }

  answer(): void {
    // A question is answered when it is shown.
  }

  undo(): void {
    this.#now.undo();
  }

  dismiss(): void {
    this.#now.dismiss();
  }

  past(moment: number): Promise<GameView | undefined> {
    return this.#now.past(moment);
  }

  record(): Promise<string | undefined> {
    return this.#now.record();
  }
}
