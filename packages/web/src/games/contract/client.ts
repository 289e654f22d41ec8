import type { Entrant, Foresight, Game, GameEvent, GameState, GameView, Move } from '@topsail/engine';
import type { ShownBeat } from './beat.ts';
import type { Company } from './company.ts';
import type { Concerns } from './concerns.ts';
import type { EventParts } from './event-parts.ts';
import type { Face } from './face.ts';
import type { Look } from './look.svelte.ts';
import type { Ask, LazyPart, Part } from './part.ts';
import type { Seating } from './seating.ts';

/** The board, and what can be answered on it. */
export interface BoardProps<View extends GameView, M, Event extends GameEvent> {
  view: View;
  /** What may be answered now. */
  moves: readonly M[];
  /** What was heard so far, moment by moment. */
  heard: readonly (readonly Event[])[];
  /** The answer being weighed. */
  looked: M | undefined;
  /** What is weighed and picked up, where answers are given. */
  look: Look | undefined;
  foresee: Ask<M, Foresight>;
  onmove: (text: string) => void;
  /** The event that is shown just now; undefined when all has been shown. */
  beat: ShownBeat<View, Event> | undefined;
  /** The space that a sentence speaks of, while it is pointed at. */
  lit: string | undefined;
}

/** What one event looks like. */
export interface BeatProps<View extends GameView, Event extends GameEvent> {
  beat: ShownBeat<View, Event>;
}

/** What lies before the viewer. Some answers can be given by pointing at it. */
export interface OwnProps<View, M> {
  view: View;
  moves: readonly M[];
  look: Look;
  onmove: (text: string) => void;
  company?: Company | undefined;
}

/** The others at the table. */
export interface RivalsProps<View> {
  view: View;
  seating: Seating;
  /** Whose deed is shown just now. */
  actor?: Entrant | undefined;
  company?: Company | undefined;
}

/** How the course of a game is counted, and where a replay can jump to. */
interface Counting<Event extends GameEvent> {
  readonly by: 'round' | 'turn';
  /** The event that opens one of them. */
  readonly opens: Event['e'];
  /** The event worth jumping to, where a game has one. */
  readonly highlight: Event['e'] | undefined;
}

/**
 * All that the table on screen needs to know of one game. The shell holds it as `GameClient` and never asks which game it
 * is; inside its folder each game names its own view, moves, events and state. Functions are methods and components are
 * `Part`s, so that the client of every game fits the registry without a cast.
 */
export interface GameClient<
  View extends GameView = GameView,
  M extends Move = Move,
  Event extends GameEvent = GameEvent,
  State extends GameState = GameState,
> {
  /** Its rules: they come with the client, and not before. */
  readonly game: Game<State, M, View, Event>;
  /** Questions, answers with what they may bring, lines of the log, parts of a score. */
  readonly face: Face<View, M, Event>;
  /** How each event is shown: its sign in the log, its sound, what it changed in the race. */
  readonly events: EventParts<Event>;
  /** Whom each event concerns, and what is told of it in short. */
  readonly concerns: Concerns<Event>;

  readonly board: LazyPart<BoardProps<View, M, Event>>;
  /** Large over the board while some events are shown: dice, a card, a treasure. It must not take the pointer. */
  readonly overlay: LazyPart<BeatProps<View, Event>> | undefined;
  /** In the place of the question while others act: what the one who acts has done and will do. */
  readonly acting: Part<BeatProps<View, Event>> | undefined;
  /** A picture in place of the board until it is there. */
  picture(ruleset: string): string | undefined;
  readonly own: Part<OwnProps<View, M>>;
  /** What was picked in secret and may still be changed, as long as others choose. */
  readonly pledge: LazyPart<{ view: View }> | undefined;
  readonly rivals: Part<RivalsProps<View>>;
  /** The board as a list, for those who do not see it. */
  readonly list: Part<{ view: View; lit?: string | undefined }>;
  /** Beside the portrait of a winner. */
  readonly trophy: LazyPart<{ entrant: Entrant }> | undefined;

  readonly counting: Counting<Event>;
  /** Whose turn it is, no matter who does something in it; undefined while all act together, and when all have acted. */
  onTurn(beat: ShownBeat<View, Event>): Entrant | undefined;
  /** What is shown, where it is nobody's turn and more is to be said than how far the game has come. */
  heading(beat: ShownBeat<View, Event>): string | undefined;
  /** How far everybody still has to go; nothing for who is home. */
  distances(state: State): ReadonlyMap<Entrant, number>;
}
