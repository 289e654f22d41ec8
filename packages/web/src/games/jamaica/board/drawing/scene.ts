import type { PrintedSpace } from '@topsail/games';
import type { Line, Point } from '../../../shared/board/geometry.ts';
import type { ChartPlan } from '../places.ts';
import type { Standing } from './ink.ts';
import type { LIGHTS } from './palette.ts';
import type { Site } from './spaces.ts';

/** Everything that makes one chart its own: the sheet puts the rest round it. */
export interface Scene {
  readonly plan: ChartPlan;
  readonly chart: readonly PrintedSpace[];
  readonly lights: (typeof LIGHTS)[keyof typeof LIGHTS];
  readonly land: readonly Line[];
  /** On the water, below the channel. */
  readonly shallows: string;
  /** On the land, cut off at the shore. */
  readonly ground: string;
  readonly growth: readonly Standing[];
  readonly town: { readonly drawn: string; readonly at: Point };
  /** What a port of this coast looks like, by turns. */
  readonly ports: readonly [string, string];
  /** What is painted on a space. */
  readonly marks: (site: Site) => string;
  /** What swims and floats, above all. */
  readonly flourishes: string;
  readonly patterns: string;
}
