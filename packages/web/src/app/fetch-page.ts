import { saying } from '../words/index.ts';

/** What each page beside the start page is made of, with the words that only some pages say. */
export const fetchPage = {
  replay: saying(['dice', 'online', 'replay'], () => import('../pages/replay/ReplayPage.svelte')),
  dice: saying(['dice', 'replay'], () => import('../pages/dice/DicePage.svelte')),
  learn: () => import('../pages/learn/Learn.svelte'),
  lost: () => import('../pages/lost/Lost.svelte'),
  rules: () => import('../pages/rules/RulesPage.svelte'),
  /** Fetched only by those who play online. */
  online: saying(['dice', 'friends', 'online'], () => import('../pages/online/Online.svelte')),
};
