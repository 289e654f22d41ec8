/** How the goods are drawn. */
export interface Goods {
  readonly gold: string;
  readonly food: string;
  readonly powder: string;
}

const JAMAICA: Goods = { gold: 'gold', food: 'food', powder: 'powder' };
const YASSA: Goods = { gold: 'piastre', food: 'provision', powder: 'cannon' };

export function goodsOf(ruleset: string | undefined): Goods {
  return ruleset === 'yassa' ? YASSA : JAMAICA;
}
