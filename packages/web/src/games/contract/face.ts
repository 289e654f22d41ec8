import type { Entrant, Foresight, GameEvent, GameView, Move, Setup, Viewer } from '@topsail/engine';
import { plain } from '../../words/drawn.ts';
import { words } from '../../words/index.ts';
import type { Touched } from './concerns.ts';
import type { Sign } from './signs.ts';

/** One answer a person may give: the move's text, and what it means in plain words. */
export interface Answer {
  readonly move: string;
  readonly label: string;
  readonly notes: readonly string[];
  /** What comes of it in a few words below the label; then the notes are for the ear and for the person who looks closer. */
  readonly detail?: string;
  /** A drawing beside the label. */
  readonly icon?: string;
  /** Whether one of the notes is a warning. */
  readonly danger?: boolean;
  /** Label and notes at a glance; where there is one, they are for the ear and for the person who looks closer. */
  readonly glance?: readonly GlanceRow[];
  /** How a battle may end, in the worst case and in the best, or once where both are the same. */
  readonly odds?: readonly Chances[];
  /** Whether looking at it shows on the board what would come of it. */
  readonly previews?: boolean;
  /** Whether it is what a careful player would answer. */
  readonly usual?: boolean;
  /** The letter that marks it on the board, too. */
  readonly letter?: string;
  /** What it costs and brings, at the end of its line. */
  readonly chips?: readonly Chip[];
  /** In place of the words where there is no room for them; these are then for the ear. */
  readonly brief?: readonly Chip[];
  /** So many of something, drawn as a pile. */
  readonly pile?: { readonly icon: string; readonly count: number };
  /** What the button says that gives it, once it is picked; without one, its label. */
  readonly deed?: string;
  /** Whether it is picked first and then given, because much would be lost by a slip. */
  readonly grave?: boolean;
  /** Whether it ends a turn: it stands at the foot of the question, always in the same place. */
  readonly foot?: boolean;
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
  /** In place of the text where there is no room for it. */
  readonly order: string;
  /** How far the order goes, unless a chip says so. */
  readonly n?: number;
  readonly chips: readonly Chip[];
}

export interface Chances {
  readonly win: number;
  readonly tie: number;
  readonly loss: number;
}

/** Answers that belong together, with a heading where there are several groups. */
export interface AnswerGroup {
  readonly title?: string;
  /** Said at the end of the heading, where titles alone may be alike. */
  readonly aside?: string;
  /** What opens the group on a small screen, where one group at a time has room. */
  readonly tab?: { readonly icon: string; readonly text: string };
  /** Whether the labels are short, so that many fit into a row. */
  readonly short?: boolean;
  /** Whether they lie side by side, to be compared. */
  readonly tiles?: boolean;
  /** What opens the group, where it is not needed as a rule. */
  readonly folded?: string;
  readonly answers: readonly Answer[];
}

/** One of the things that a whole is taken from. */
interface WholePart {
  readonly name: string;
  readonly icon: string;
  /** How many lie there. */
  readonly count: number;
}

/** How much comes from each part, and the answers that lead there, one after the other. */
export interface Way {
  readonly taken: readonly number[];
  readonly moves: readonly string[];
  readonly note: string;
}

/** What the rules ask for part by part, and a person gives at once: every way to do so that the rules know. */
export interface Whole {
  readonly parts: readonly WholePart[];
  readonly ways: readonly Way[];
  /** What a careful player would give. */
  readonly usual: Way;
  /** What the button says that gives it. */
  readonly deed: string;
}

/** The answer to a question that cannot matter, and why it is not asked. */
export interface Forgone {
  readonly move: string;
  readonly why: string;
}

/** One line of the log. A head line opens a round or a turn. */
export interface Line {
  readonly text: string;
  /** The same with drawings in it (`drawn`), where it has any. */
  readonly seen?: string;
  /** The space it speaks of, as the events of its game call it. */
  readonly at?: string | number;
  /** Whether it happened where the last line did that speaks of a space. */
  readonly there?: true;
  readonly by?: Entrant;
  readonly head?: boolean;
  /** The drawing beside it. */
  readonly sign?: Sign;
  /** The rule behind it. */
  readonly rule?: string | undefined;
  /** Whom it concerns; everybody, where it does not tell of the game. */
  readonly touches?: Touched | undefined;
  /** Told to everybody, also in short. */
  readonly gist?: boolean;
}

/** What is asked, said to the person and said of others. */
export interface Asked {
  /** In a few words, with the number that matters. */
  readonly title: string;
  /** Whether the title says that it is one's turn; where it does not, that is said to the ear. */
  readonly saysTurn?: boolean;
  /** Why it is asked, what there is to answer with, and what is at stake. */
  readonly reason?: string;
  /** Who has brought it about. */
  readonly by?: Entrant;
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
  /** What is answered in the person's place, where whatever they would answer comes to the same. */
  forgone?(view: V, moves: readonly M[], foresee: (move: M) => Foresight): Forgone | undefined;
  /** In place of the answers, where they are parts of a whole. */
  whole?(view: V, moves: readonly M[]): Whole | undefined;
  /** What happened, said to this viewer; undefined for what is not worth a line. */
  tell(setup: Setup, event: E, viewer: Viewer): Line | undefined;
  /** What a score is made of. */
  parts(setup: Setup): Readonly<Record<string, string>>;
  readonly reasons: Readonly<Record<string, string>>;
}

export function line(told: string, by?: Entrant): Line {
  const seen = words.capital(told);
  const text = plain(seen);
  return { text, ...(seen === text ? {} : { seen }), ...(by === undefined ? {} : { by }) };
}

export function headLine(text: string, by?: Entrant): Line {
  return { ...line(text, by), head: true };
}
