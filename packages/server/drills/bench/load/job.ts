/** The protocols the load can speak. */
export type Tongue = 'topsail' | 'bare' | 'boardgame-io' | 'colyseus';

/** How long, and how fast: as fast as answers come, or so many commands a second over all tables. */
export interface Phase {
  readonly seconds: number;
  readonly perSecond: number | null;
}

/** What one process of the load is to do to one server. */
export interface LoadJob {
  readonly tongue: Tongue;
  /** The server's address, without a slash at the end. */
  readonly at: string;
  readonly pid: number;
  /** The server's database, to be compared with at the end; null where nothing is stored that we can read. */
  readonly database: string | null;
  readonly tables: number;
  /** How long a command is, for the tongues whose commands say nothing. */
  readonly commandBytes: number;
  readonly phases: readonly Phase[];
}

export interface PhaseFigures {
  /** Commands answered and seen by all four clients of their table. */
  readonly commands: number;
  readonly perSecond: number;
  /** From sending a command to the last of the other three having its frame. */
  readonly milliseconds: { readonly p50: number; readonly p99: number; readonly most: number };
  /** Of one core, 1 being all of it; null where the system does not tell. */
  readonly cores: { readonly server: number | null; readonly load: number };
  readonly serverBytes: number | null;
}

/** What our own server tells of a phase: how much it stored in one commit on average. */
interface OwnFigures {
  readonly writesPerCommit: number | null;
}

/** How long frames and commands were on average. */
export interface Sizes {
  readonly frame: number;
  readonly command: number;
  /** A row of the server's record; 0 where there is none. */
  readonly row: number;
}

export interface LoadAnswer {
  readonly phases: readonly (PhaseFigures & OwnFigures)[];
  readonly sizes: Sizes;
  readonly games: number;
  /** Views at the end that were found equal to what the server has stored or counted. */
  readonly viewsChecked: number;
  /** What all may see in one of the last frames, as JSON; null where that is no game of ours. */
  readonly sample: string | null;
}
