import type { Foresight, Game, GameEvent, GameView, Move, Outcome, Seat } from '@topsail/engine';
import type { Prompt } from '../table/prompt.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';
import type { ShownTable } from '../table/shown.ts';

/** A table as it was: to be looked at, and nothing else. */
export class PastTable implements ShownTable {
  readonly view: GameView;
  readonly #now: ShownTable;
  readonly #moment: number;
  readonly why = undefined;
  readonly mayUndo: ShownTable['mayUndo'] = 'no';
  readonly digits = false;
  readonly outcome: Outcome | undefined = undefined;

  constructor(now: ShownTable, moment: number, view: GameView) {
    this.#now = now;
    this.#moment = moment;
    this.view = view;
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
    return { ...this.#now.prompt, moves: [] };
  }

  get log(): readonly (readonly Line[])[] {
    return this.#now.log.slice(0, this.#moment + 1);
  }

  get heard(): readonly (readonly GameEvent[])[] {
    return this.#now.heard.slice(0, this.#moment + 1);
  }

  foresee(move: Move): Foresight {
    return this.game.foresee(this.view, move);
  }

  answer(): void {
    // What is past takes no answer.
  }

  undo(): void {
    // Nor is it taken back from here.
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
