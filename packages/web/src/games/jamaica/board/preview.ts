import type { Half, SpaceId, SpaceKind } from '@topsail/games';
import { minus, offset, plus, type Point } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import { grouped } from '../../shared/grouped.ts';
import { words } from '../../../words/index.ts';
import type { Leg, Plan } from '../words/plan.ts';
import { chart } from '../words/chart.ts';
import type { Layout } from './layout.ts';
import { OUT_TO_SEA } from './way.ts';

/** A ship that is not there yet. */
interface End {
  readonly half: Half;
  readonly at: Point;
  readonly heading: Point;
}

/** What is asked at the end of a way, and where this is written. */
interface Tag extends Leg {
  readonly at: Point;
  readonly width: number;
  /** How it compares with the others, where there are others. */
  readonly rank: 'best' | 'worst' | undefined;
  /** A shortage in words. */
  readonly short: string | undefined;
  /** What stands for a space without a price. */
  readonly sign: 'flag' | 'lair' | undefined;
}

/** More than this cover the board; the words beside it tell of every way. */
const MOST_TAGS = 3;

const DRAUGHT = 20;
/** Tags stand inland of their space, and clear of the rim. */
const INLAND = 78;
/** Further where a letter stands beside the space. */
export const BEHIND_LETTERS = 138;
const MARGIN = 46;
/** How wide a letter of the words on a tag is, on average. */
const LETTER = 13;

/** One ship on each space that may be reached, in the half in which it is reached first. */
export function endsOf(layout: Layout, { legs }: Plan): readonly End[] {
  return firstAtEach(legs).flatMap(({ half, to }) => {
    const place = layout.places.get(to);
    if (place === undefined) return [];
    const [x, y] = offset(place.at, place.heading, 0, OUT_TO_SEA);
    return [{ half, at: [x, y + DRAUGHT], heading: place.heading }];
  });
}

/** `inland`: how far from its space a tag stands. */
export function tagsOf(ruleset: string, layout: Layout, { legs }: Plan, inland = INLAND): readonly Tag[] {
  const ways = firstAtEach(legs).toSorted((a, b) => hardshipOf(a) - hardshipOf(b));
  return chosen(ways).flatMap((leg) => {
    const place = layout.places.get(leg.to);
    if (place === undefined) return [];
    const short = leg.missing > 0 ? words.jamaica.facts.shortBy({ n: String(leg.missing) }) : undefined;
    const sign = leg.isHome ? 'flag' : kindOf(ruleset, leg.to) === 'lair' ? 'lair' : undefined;
    const hasNews = leg.price !== undefined || sign !== undefined || leg.meets.length > 0;
    if (!hasNews) return [];
    const width = widthOf(leg, short);
    const at = within(offset(place.at, place.heading, 0, -inland), width);
    return [{ ...leg, width, at, rank: rankOf(leg, ways), short, sign }];
  });
}

function kindOf(ruleset: string, id: SpaceId): SpaceKind | undefined {
  return chart(ruleset).find((space) => space.id === id)?.kind;
}

/** Of many ways the best of each half, and the worst. */
function chosen(ways: readonly Leg[]): readonly Leg[] {
  const firsts = (['morning', 'evening'] as const).map((half) => ways.find((leg) => leg.half === half));
  const wanted = [...firsts, ways.at(-1), ...ways].filter((leg) => leg !== undefined);
  return [...new Set(wanted)].slice(0, MOST_TAGS);
}

function rankOf(leg: Leg, ways: readonly Leg[]): Tag['rank'] {
  const [best, worst] = [ways[0], ways.at(-1)];
  if (best === undefined || worst === undefined || hardshipOf(best) === hardshipOf(worst)) return undefined;
  if (leg === best) return 'best';
  return leg === worst ? 'worst' : undefined;
}

/** The greater the worse: a shortage before a fight, a fight before a price; what is found counts against it. */
function hardshipOf({ missing, meets, price, hasTreasure, isHome }: Leg): number {
  return 20 * missing + 8 * meets.length + (price?.n ?? 0) - (hasTreasure ? 4 : 0) - (isHome ? 40 : 0);
}

function firstAtEach(legs: readonly Leg[]): readonly Leg[] {
  return grouped(legs, ({ to }) => String(to)).flatMap(([first]) => first ?? []);
}

function widthOf({ meets, hasTreasure, price }: Leg, short: string | undefined): number {
  const extras = meets.length > 0 || hasTreasure ? 48 : 0;
  if (short !== undefined) return 104 + short.length * LETTER + extras;
  return (price === undefined ? 96 : 136) + extras;
}

function within([x, y]: Point, width: number): Point {
  const [low, high]: readonly [Point, Point] = [
    [width / 2 + MARGIN, MARGIN],
    minus([SHEET.width, SHEET.height], plus([width / 2, 0], [MARGIN, MARGIN])),
  ];
  return [Math.max(low[0], Math.min(high[0], x)), Math.max(low[1], Math.min(high[1], y))];
}
