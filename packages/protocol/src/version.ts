/** Sent in the first frame by both sides. Raised when an old client could not understand a new server. */
export const PROTOCOL = 3;
