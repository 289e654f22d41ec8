/** One end of a line that carries whole texts, in order, until it breaks. */
export interface Wire {
  send(text: string): void;
  /** Hangs up; what is still heard of it afterwards does not count. */
  close(): void;
}

/** Whoever dials hears of the wire through these, and never before `dial` has returned. */
export interface WireEars {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** All that the client needs of the machine it runs on. */
export interface ClientPorts {
  dial(ears: WireEars): Wire;
  /** Calls once, after so long, unless what it returns is called before. */
  after(milliseconds: number, then: () => void): () => void;
  /** Milliseconds since 1970, by the local clock. */
  now(): number;
  /** From 0 up to, but never, 1. */
  random(): number;
  /** A command id that nobody has had. */
  newId(): string;
}
