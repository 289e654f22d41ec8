import { getContext, setContext } from 'svelte';

/** How a board that is larger than its window is looked at. */
export interface Glass {
  /** How its buttons are called. */
  readonly said: Readonly<Record<'zoomIn' | 'zoomOut' | 'whole' | 'find', string>>;
  readonly isWhole: boolean;
  closer(): void;
  further(): void;
  whole(): void;
  /** To what matters now, and close enough to read it. */
  find(): void;
}

const KEY = Symbol('board view');

/** Where a page keeps the glass of its board, so that its buttons need not lie on the board. */
export class BoardView {
  glass: Glass | undefined = $state.raw();
}

export function provideBoardView(): BoardView {
  return setContext(KEY, new BoardView());
}

export function boardView(): BoardView | undefined {
  return getContext<BoardView | undefined>(KEY);
}
