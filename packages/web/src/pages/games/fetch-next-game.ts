import { saying } from '../../words/index.ts';

/** Fetched once somebody has answered, and others are to act. */
export const fetchNextGame = saying(['games'], () => import('./NextGame.svelte'));
