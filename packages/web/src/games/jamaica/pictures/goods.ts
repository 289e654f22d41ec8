import { iconOf } from '../words/goods.ts';

/** How the goods are drawn. */
export interface Goods {
  readonly gold: string;
  readonly food: string;
  readonly powder: string;
}

/** Without a ruleset, as on most charts. */
export function goodsOf(ruleset = ''): Goods {
  return {
    gold: iconOf(ruleset, 'gold'),
    food: iconOf(ruleset, 'food'),
    powder: iconOf(ruleset, 'powder'),
  };
}
