import type { Seat, Sketch } from '@topsail/engine';

/** The board in small: what is known of it without the rules of the game. */
export interface SmallProps {
  sketch: Sketch;
  ruleset: string;
  /** Whose eyes it is seen with; undefined for nobody's in particular. */
  seat: Seat | undefined;
  /** Of each seat, and of those after them whom no seat plays. */
  colours: readonly string[];
}
