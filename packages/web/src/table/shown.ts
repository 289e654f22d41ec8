import type { Foresight, Game, GameEvent, GameView, Move, Outcome, Seat } from '@topsail/engine';
import type { OwnPart } from '@topsail/protocol';
import type { Prompt } from './prompt.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';
import type { Seating } from '../games/contract/seating.ts';
import type { Why } from '../words/why.ts';

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
  /** What was heard, moment by moment, as the log tells it. */
  readonly heard: readonly (readonly GameEvent[])[];
  /** Why the last deed was not done. */
  readonly why: Why | undefined;
  readonly mayUndo: OwnPart['undo'];
  /** Whether the number keys choose answers. */
  readonly digits: boolean;

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
