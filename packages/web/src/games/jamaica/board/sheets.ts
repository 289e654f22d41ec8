import { worldOf } from '../../catalogue/rulesets.ts';
import { layOut, type Layout } from './layout.ts';
import { pictureOf } from './pictures.ts';
import { JAMAICA_PLAN } from './places-jamaica.ts';
import { YASSA_PLAN } from './places-yassa.ts';
import type { ChartPlan } from './places.ts';

/** A chart ready to be laid on the table. */
export interface Sheet {
  readonly name: 'jamaica' | 'yassa';
  /** The drawing; with `#night` behind it, by night. */
  readonly picture: string;
  readonly plan: ChartPlan;
  readonly layout: Layout;
}

const made = new Map<Sheet['name'], Sheet>();

/** Both editions of Jamaica sail the same chart; each chart is laid out once. */
export function sheetOf(ruleset: string): Sheet {
  const name = worldOf(ruleset) === 'bay' ? 'yassa' : 'jamaica';
  const sheet = made.get(name) ?? { name, picture: pictureOf(ruleset), ...laidOut(PLANS[name]) };
  made.set(name, sheet);
  return sheet;
}

const PLANS: Readonly<Record<Sheet['name'], ChartPlan>> = { jamaica: JAMAICA_PLAN, yassa: YASSA_PLAN };

function laidOut(plan: ChartPlan): Pick<Sheet, 'plan' | 'layout'> {
  return { plan, layout: layOut(plan.lanes) };
}
