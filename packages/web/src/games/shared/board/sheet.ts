/** Every board is drawn on a sheet of this size. */
export const SHEET = { width: 1600, height: 1080 } as const;
