import type { CartagenaEvent } from '@topsail/games';
import { between, plus, type Point } from '../../shared/board/geometry.ts';
import { stridesOf } from '../stage/strides.ts';
import { areaOf, type Area } from './areas.ts';
import type { Layout } from './layout.ts';

/** What an event lights on the board. */
export interface Marks {
  /** The space a pirate goes to. */
  readonly lit: Area;
  /** Spaces he passes because they are taken. */
  readonly passed: readonly Area[];
  /** His way: along free spaces, and in a bow over taken ones. */
  readonly way: string;
  readonly course: 'ahead' | 'back';
}

/** Where feet are, below the middle of a space. */
const FEET = 26;
/** The top of a bow is half as high as the point it is drawn towards. */
const BOW = 130;

/** Only a pirate who goes somewhere leaves marks on the board. */
export function marksOf(event: CartagenaEvent, layout: Layout): Marks | undefined {
  if (event.e !== 'forward' && event.e !== 'back') return undefined;
  return {
    lit: areaOf(layout, event.to),
    passed: event.passed.map((space) => areaOf(layout, space)),
    way: stridesOf(event)
      .map(({ from, to, over }) => stretch(layout, from, to, over > 0 ? BOW : 0))
      .join(''),
    course: event.e === 'forward' ? 'ahead' : 'back',
  };
}

function stretch({ middles }: Layout, from: number, to: number, bow: number): string {
  const [a, b] = [footAt(middles[from]), footAt(middles[to])];
  if (bow === 0) return `M${said(a)}L${said(b)}`;
  const [x] = between(a, b, 0.5);
  return `M${said(a)}Q${said([x, Math.min(a[1], b[1]) - bow])} ${said(b)}`;
}

function footAt(middle: Point = [0, 0]): Point {
  return plus(middle, [0, FEET]);
}

function said([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
