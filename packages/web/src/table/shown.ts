import type { Foresight, Game, GameEvent, GameView, Move, Outcome, Seat, Viewer } from '@topsail/engine';
import type { AnyRefusal, OwnPart } from '@topsail/protocol';
import type { Prompt } from './prompt.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';

/** What a viewer saw when so many moments had been shown. */
export interface Seen {
  readonly view: GameView;
  readonly moments: number;
}

/** An answer that was given and has not been taken yet. */
export interface Given {
  readonly move: Move;
  /** Whether it waits for a connection. */
  readonly isWaiting: boolean;
}

/** A table as the page shows it to one viewer, wherever it is played. Only what that viewer may know is in it. */
export interface ShownTable {
  readonly game: Game;
  /** How the page shows that game. */
  readonly client: GameClient;
  readonly view: GameView;
  /** Where the viewer sits; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly seating: Seating;
  readonly prompt: Prompt;
  readonly outcome: Outcome | undefined;
  /** What was heard, in words, moment by moment. It gets shorter only when an answer is taken back. */
  readonly log: readonly (readonly Line[])[];
  /** To whom it is told, where that is not the viewer: who sees with everybody’s eyes is nobody of them. */
  readonly toldTo?: Viewer | undefined;
  /** What was heard, moment by moment, as the log tells it. */
  readonly heard: readonly (readonly GameEvent[])[];
  /**
   * What this viewer saw last, where the table is opened anew: what has happened since then is shown from there. Another
   * value opens it again. Without one it is shown as it is, and goes on from there.
   */
  readonly seen?: Seen | undefined;
  /** While there is one, nothing is asked. */
  readonly given?: Given | undefined;
  /** Why the last deed was not done. */
  readonly why: AnyRefusal | undefined;
  readonly mayUndo: OwnPart['undo'];
  /** Whether the number keys choose answers. */
  readonly digits: boolean;

  /** All that has happened so far has been shown. */
  settle?(): void;
  foresee(move: Move): Foresight;
  answer(move: string): void;
  undo(): void;
  /** The refusal has been read. */
  dismiss(): void;
  /** What this viewer saw at an earlier moment of the log; undefined when there was no game yet, or it cannot be told. */
  past(moment: number): Promise<GameView | undefined>;
  /** The record of a game that is over; undefined when it cannot be had. */
  record(): Promise<string | undefined>;
}
