import { saying } from '../../words/index.ts';

/** The start page, with its set-up and all that both say. */
export const fetchStart = saying(
  ['doors', 'games', 'kept', 'options', 'start'],
  () => import('./Start.svelte'),
);
