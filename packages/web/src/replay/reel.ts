import type { Game, GameEvent, GameView, Outcome, Seat, Setup, Viewer } from '@topsail/engine';
import type { Prompt } from '../table/prompt.ts';
import type { GameClient } from '../games/contract/client.ts';
import type { Line } from '../games/contract/face.ts';

/** One moment of a game as somebody saw it. Nothing can be answered any more. */
export interface Glimpse {
  readonly view: GameView;
  readonly seat: Seat | undefined;
  readonly prompt: Prompt;
  readonly outcome: Outcome | undefined;
}

/** With whose eyes one looks: one viewer's, or at every moment those of the player who acts next. */
export type Eyes = Viewer | 'all';

/** A game that can be shown again, moment by moment. The first moment is the set-up. */
export interface Reel {
  readonly game: Game;
  readonly client: GameClient;
  readonly setup: Setup;
  readonly length: number;
  readonly isOver: boolean;
  /** The eyes one may look with; the first are the usual ones. */
  readonly eyes: readonly Eyes[];
  /** Whose eyes these are at that moment. */
  viewer(moment: number, eyes: Eyes): Viewer;
  glimpse(moment: number, viewer: Viewer): Glimpse;
  heard(moment: number, eyes: Eyes): readonly GameEvent[];
  lines(moment: number, eyes: Eyes): readonly Line[];
}
