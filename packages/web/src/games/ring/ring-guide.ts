import type { GameGuide } from '../contract/guide.ts';

/** Nobody is taught it. */
export const guide: GameGuide = { pictures: {}, lessons: {} };
