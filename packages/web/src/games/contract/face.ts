import type { Entrant, Foresight, GameEvent, GameView, Move, Setup } from '@topsail/engine';
import { words } from '../../words/index.ts';
import type { Sign } from './signs.ts';

/** One answer a person may give: the move's text, and what it means in plain words. */
export interface Answer {
  readonly move: string;
  readonly label: string;
  readonly notes: readonly string[];
  /** A drawing beside the label. */
  readonly icon?: string;
  /** Whether one of the notes is a warning. */
  readonly danger?: boolean;
  /** Label and notes at a glance; where there is one, they are for the ear and for whoever looks closer. */
  readonly glance?: readonly GlanceRow[];
  /** How a battle may end, in the worst case and in the best, or once where both are the same. */
  readonly odds?: readonly Chances[];
  /** Whether looking at it shows on the board what would come of it. */
  readonly previews?: boolean;
  /** Whether it is what a careful player would answer. */
  readonly usual?: boolean;
}

/** Small drawings with a number, and what kind of news it is. */
export interface Chip {
  readonly icons: readonly string[];
  readonly text: string;
  readonly tone: 'gain' | 'price' | 'loss' | 'danger';
}

/** One part of an answer, and what may come of it. */
export interface GlanceRow {
  readonly icon: string;
  readonly text: string;
  readonly chips: readonly Chip[];
  /** How many chips were left out. */
  readonly more: number;
}

export interface Chances {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** Answers that belong together, with a heading where there are several groups. */
export interface AnswerGroup {
  readonly title?: string;
  /** Whether the labels are short, so that many fit into a row. */
  readonly short?: boolean;
  readonly answers: readonly Answer[];
}

/** One line of the log. A head line opens a round or a turn. */
export interface Line {
  readonly text: string;
  readonly by?: Entrant;
  readonly head?: boolean;
  /** The drawing beside it. */
  readonly sign?: Sign;
  /** The rule behind it. */
  readonly rule?: string | undefined;
}

/** What is asked, said to the person and said of others. */
export interface Asked {
  readonly you: string;
  readonly others: string;
}

/**
 * One family of games in words: everything here is made from a view, a prompt or a heard event, never from the state.
 * Written with method syntax so that the face of a game with its own view fits a list of all faces.
 */
export interface Face<V extends GameView = GameView, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** Where in its course the game stands, for the head of the page. */
  status(view: V): string;
  asked(view: V, question: string): Asked;
  groups(view: V, moves: readonly M[], foresee: (move: M) => Foresight): readonly AnswerGroup[];
  tell(setup: Setup, event: E): Line | undefined;
  /** What a score is made of. */
  parts(setup: Setup): Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
}

export function line(text: string, by?: Entrant): Line {
  return by === undefined ? { text: words.capital(text) } : { text: words.capital(text), by };
}

export function headLine(text: string, by?: Entrant): Line {
  return { ...line(text, by), head: true };
}
