/** A pirate on a stone; a faint one has just left it. */
interface Standing {
  readonly of: number;
  readonly at: number;
  readonly shift?: number;
  readonly faint?: boolean;
}

/** A stretch of the tunnel with one move in it. */
export interface Scene {
  readonly symbols: readonly string[];
  readonly pirates: readonly Standing[];
  readonly from: number;
  readonly to: number;
}

const SYMBOLS = ['bottle', 'flag', 'key', 'sabre', 'flag', 'hat'];

/** Over the flag that is taken, on to the next one that is free. */
export const AHEAD: Scene = {
  symbols: SYMBOLS,
  pirates: [
    { of: 0, at: 0, faint: true },
    { of: 1, at: 1 },
    { of: 0, at: 4 },
  ],
  from: 0,
  to: 4,
};

/** Back over an empty stone and one with three, to where two stand. */
export const BACK: Scene = {
  symbols: SYMBOLS,
  pirates: [
    { of: 0, at: 5, faint: true },
    { of: 1, at: 3, shift: -12 },
    { of: 2, at: 3 },
    { of: 4, at: 3, shift: 12 },
    { of: 1, at: 1, shift: -13 },
    { of: 2, at: 1 },
    { of: 0, at: 1, shift: 13 },
  ],
  from: 5,
  to: 1,
};
