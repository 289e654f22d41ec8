import { gameIdOf, offerOf, type GameId } from '@topsail/games';
import { once } from '../browser/once.ts';
import type { SmallProps } from './contract/small.ts';
import type { LazyPart } from './contract/part.ts';

/** The board of every game in small, without its rules. */
const SMALL: Readonly<Record<GameId, LazyPart<SmallProps>>> = {
  jamaica: once(() => import('./jamaica/small/SmallBoard.svelte')),
  cartagena: once(() => import('./cartagena/small/SmallBoard.svelte')),
  ring: once(() => import('./ring/SmallRing.svelte')),
};

/** Undefined for a ruleset that this page does not know. */
export function smallBoardOf(ruleset: string): LazyPart<SmallProps> | undefined {
  return offerOf(ruleset) === undefined ? undefined : SMALL[gameIdOf(ruleset)];
}
