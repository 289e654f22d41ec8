import { layOut, type Layout } from './layout.ts';
import jamaica from './jamaica.svg';
import { JAMAICA_PLAN } from './places-jamaica.ts';
import { YASSA_PLAN } from './places-yassa.ts';
import type { ChartPlan } from './places.ts';
import yassa from './yassa.svg';

/** A chart ready to be laid on the table. */
export interface Sheet {
  readonly name: 'jamaica' | 'yassa';
  /** The drawing; with `#night` behind it, by night. */
  readonly picture: string;
  readonly plan: ChartPlan;
  readonly layout: Layout;
}

const JAMAICA: Sheet = {
  name: 'jamaica',
  picture: jamaica,
  plan: JAMAICA_PLAN,
  layout: layOut(JAMAICA_PLAN.lanes),
};
const YASSA: Sheet = { name: 'yassa', picture: yassa, plan: YASSA_PLAN, layout: layOut(YASSA_PLAN.lanes) };

/** Both editions of Jamaica sail the same chart. */
export function sheetOf(ruleset: string): Sheet {
  return ruleset === 'yassa' ? YASSA : JAMAICA;
}
