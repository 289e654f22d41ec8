/** Limits of messages; lengths in characters. */
export const LIMITS = {
  /** One frame to the server, in bytes. */
  frame: 4096,
  /** As a reader counts: an emoji is one character, however it is made. */
  name: 24,
  /** The same name in units of UTF-16. */
  nameUnits: 240,
  chat: 300,
  commandId: 40,
  /** The shortest and the longest nonce: a short one could be found by trying. */
  shortestNonce: 20,
  nonce: 64,
  move: 80,
  option: 200,
  delaySeconds: 3600,
  /** How long the token of a program is valid, unless its owner chooses fewer or more days, and at most. */
  programDays: 365,
  mostProgramDays: 1095,
  /** How many past frames one request returns. */
  pastFrames: 32,
} as const;
