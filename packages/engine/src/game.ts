import type { Chance } from './chance.ts';
import type { Outcome } from './outcome.ts';
import type { Result } from './refusal.ts';
import type { Seat, SeatSet, Viewer } from './seat.ts';
import type { Sketch } from './sketch.ts';
import type { OptionInfo, Options, RulesetInfo, Setup } from './setup.ts';

/** A point in a play. What it holds is the game's own affair. */
export interface GameState {
  readonly setup: Setup;
}

/** An answer to a question: an interned constant, compared by identity, with its text. */
export interface Move {
  readonly text: string;
}

/** All that one viewer may know, as plain JSON: what everybody sees, and what only this viewer does. */
export interface GameView {
  readonly setup: Setup;
  readonly viewer: Viewer;
  readonly table: object;
  readonly own: object | null;
}

/**
 * Something that happened, told in full, right after it happened. `hear` says how much of it a viewer may know, and
 * `follow` what the viewer sees after it.
 */
export interface GameEvent {
  readonly e: string;
}

/** Listens to what happens. Absent in search, where nothing must be made only to be thrown away. */
export type Tell<Event extends GameEvent> = (event: Event) => void;

/** What is being asked, and the rule that says so. */
export interface Question {
  readonly kind: string;
  readonly rule: string;
  /**
   * What the answer is a part of, where the rules ask part by part for what a person decides at once: the same for all
   * parts of it, and for nothing else in the game. Its answers are taken back together.
   */
  readonly whole?: string;
}

/** What one can know of a move before making it: facts that are sure, and facts that hang on luck or on others. */
export interface Foresight {
  readonly certain: readonly Fact[];
  readonly possible: readonly Fact[];
}

export interface Fact {
  readonly fact: string;
}

/** What is known of a game without its rules: enough to choose a table of it. */
export interface GameOffer {
  readonly id: string;
  readonly rulesets: readonly RulesetInfo[];

  /** What the creator of a table with this ruleset and so many seats may choose. */
  optionsOf(ruleset: string, seats: number): readonly OptionInfo[];
}

/**
 * One family of rules. Pure: no clock, no IO, no luck but what `chance` gives.
 * Written with method syntax so that a game with its own state fits a list of all games.
 */
export interface Game<
  State extends GameState = GameState,
  M extends Move = Move,
  View extends GameView = GameView,
  Event extends GameEvent = GameEvent,
> extends GameOffer {
  /** Checks what a person asked for and fills in what was left open. */
  checkSetup(ruleset: string, seats: number, options: Options): Result<Setup>;

  setup(setup: Setup, chance: Chance, tell?: Tell<Event>): State;
  clone(state: State): State;

  /** Seats that owe a decision: several while choices are simultaneous, none when the game is over. */
  toAct(state: State): SeatSet;
  /** Writes the seat's legal moves into `out` and returns how many. The order never varies. */
  legalMoves(state: State, seat: Seat, out: M[]): number;
  /**
   * Plays a legal move in place. An illegal one may corrupt the state: ask `play` at the edge.
   * True when it crossed the information horizon: something was rolled, drawn or revealed.
   */
  apply(state: State, seat: Seat, move: M, chance: Chance, tell?: Tell<Event>): boolean;
  outcome(state: State): Outcome | undefined;
  question(state: State): Question;
  /** The rule that forbids a move which the question would otherwise take. */
  whyNot(state: State, seat: Seat, move: M): string;

  /** What everybody sees: the same for all viewers, so that it can be made once for all of them. */
  table(state: State): View['table'];
  /** What a small picture of the table shows. It is given what everybody sees, and so can tell nothing else. */
  sketch(table: View['table']): Sketch;
  /** What this viewer sees beyond the table; null for a spectator. */
  own(state: State, viewer: Viewer): View['own'];
  /** Set-up, viewer, `table` and `own`, and nothing else. */
  view(state: State, viewer: Viewer): View;
  /** A state that would look exactly like this view, drawn with the odds the rules give. */
  imagine(view: View, chance: Chance): State;
  /** What of an event this viewer may know; undefined when nothing. */
  hear(event: Event, viewer: Viewer): Event | undefined;
  /** What a viewer sees before anything is told: the events of the set-up lead from here to the first view. */
  emptyView(setup: Setup, viewer: Viewer): View;
  /**
   * The view after an event, as its viewer heard it. Events are complete: all that a viewer hears of a move, one after
   * the other, leads from the view before it to exactly the view after it. Pure; what stays the same is shared.
   */
  follow(view: View, event: Event): View;
  /** The rule to read for more about an event, told in full or as it was heard. */
  ruleOf(event: Event): string;
  foresee(view: View, move: M): Foresight;
  /** The facts of `foresee` that tell how likely something is: a table may choose to do without them. */
  readonly odds: readonly Fact['fact'][];

  parseMove(text: string): M | undefined;
  /** Everything inside, as plain JSON: to be kept for a while, for tests and for reading. */
  dump(state: State): object;
  /** The state of a dump that was kept as text: it plays on as the one that was dumped. Throws when it is no dump. */
  restore(dump: unknown): State;
  /** The position as an all-seeing witness tells it, in words that outlive any change of the inside. */
  snapshot(state: State): object;
  /** Throws when a component is missing or doubled: a bug, never a player's doing. */
  audit(state: State): void;
  /** A generous bound on moves in one game; random play beyond it is cut (`cut` says that this may happen). */
  readonly bound: { readonly moves: number; readonly cut: boolean };
}
