/** How long what a person writes may be, and how much they may ask for. */
export const LIMITS = {
  /** One frame to the server, in bytes. */
  frame: 4096,
  name: 24,
  chat: 300,
  command: 40,
  nonce: 64,
  move: 80,
  option: 200,
  delaySeconds: 3600,
  /** Versions of a table that are told again at a time. */
  seen: 32,
} as const;
