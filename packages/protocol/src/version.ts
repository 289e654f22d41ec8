/** Spoken in the first frame by both sides; grows when an old client could no longer understand a new server. */
export const PROTOCOL = 1;
