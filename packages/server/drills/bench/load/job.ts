/** The protocols that the load process can speak. */
export type LoadProtocol = 'topsail' | 'bare' | 'boardgame-io' | 'colyseus';

/** Duration and rate: as fast as answers come (null), or so many commands per second over all tables. */
export interface Phase {
  readonly seconds: number;
  readonly perSecond: number | null;
}

/** What one load process does with one server. */
export interface LoadJob {
  readonly protocol: LoadProtocol;
  /** The server's address, without a slash at the end. */
  readonly at: string;
  readonly pid: number;
  /** The server's database, compared with the clients' views at the end; null for other servers. */
  readonly database: string | null;
  readonly tables: number;
  /** The length of a command, for protocols whose commands have no content. */
  readonly commandBytes: number;
  readonly phases: readonly Phase[];
}

export interface PhaseFigures {
  /** Commands that were answered and received by all four clients of their table. */
  readonly commands: number;
  readonly perSecond: number;
  /** From sending a command until the last of the other three clients has its frame. */
  readonly milliseconds: { readonly p50: number; readonly p99: number; readonly most: number };
  /** CPU time as a share of one core; null where the system does not report it. */
  readonly cores: { readonly server: number | null; readonly load: number };
  readonly serverBytes: number | null;
}

/** From the metrics of our own server: how many writes a commit had on average. */
interface OwnFigures {
  readonly writesPerCommit: number | null;
}

/** Average lengths in bytes. */
export interface Sizes {
  readonly frame: number;
  readonly command: number;
  /** A row of the database; 0 where there is none. */
  readonly row: number;
}

export interface LoadAnswer {
  readonly phases: readonly (PhaseFigures & OwnFigures)[];
  readonly sizes: Sizes;
  readonly games: number;
  /** How many last views were equal to what the server stored or counted. */
  readonly viewsChecked: number;
  /** The public part of one of the last frames, as JSON; null for other servers. */
  readonly sample: string | null;
}
