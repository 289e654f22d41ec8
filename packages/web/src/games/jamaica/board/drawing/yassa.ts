import type { PrintedSpace } from '@topsail/games';
import { inland, quayOf } from '../anchors.ts';
import { offset, resampled, spline, type Line, type Point } from '../../../shared/board/geometry.ts';
import { CHANNEL, layOut, type Layout } from '../layout.ts';
import { YASSA_PLAN } from '../places-yassa.ts';
import { clearance, isInside, isletLine, shoreline, type Islet } from './coast.ts';
import { planted, shorePalms, stains, tufts } from './growth.ts';
import { el, group, pen, ribbon, shape, stamp } from './ink.ts';
import { luckOf, wandering } from '../../../shared/board/luck.ts';
import { LIGHTS } from './palette.ts';
import { grove, range } from './relief.ts';
import type { Scene } from './scene.ts';
import { fish, sign } from './marks.ts';
import { sitesOf, type Site } from './spaces.ts';
import { bearings } from './water.ts';
import {
  BAYS,
  ISLETS,
  LAGOON,
  RANGES,
  GROVES,
  PLANTED,
  MANGROVES,
  CLEARINGS,
  LEAVES,
  EARTH,
  ROADS,
  RIVERS,
  BEDS,
} from './yassa-land.ts';

/** A horseshoe of sand and red rock round a lagoon. */
export function yassaScene(chart: readonly PrintedSpace[]): Scene {
  const layout = layOut(YASSA_PLAN.lanes);
  const sites = sitesOf(chart, layout);
  const main = horseshoe(layout, sites);
  const ports = sites.filter(({ space }) => space.kind === 'port').map(({ place }) => quayOf(place));
  const quays = ports
    .filter((quay) => !isInside(quay, main))
    .map(([x, y], i): Islet => ({ at: [x, y + 2], size: [34, 17], seed: 60 + i }));
  const land = [main, ...[...ISLETS, ...quays].map(isletLine)];
  return {
    plan: YASSA_PLAN,
    chart,
    lights: LIGHTS.reef,
    land,
    shallows: shallows(layout, land),
    ground: groundOf(main),
    growth: [
      ...RANGES.flatMap(range),
      ...GROVES.flatMap(grove),
      ...PLANTED.map(planted),
      ...MANGROVES.map(([x, y], i) => planted(['tree-mangrove', x, y + 6, 0.9 + (i % 3) * 0.12])),
      ...shorePalms(main, CLEARINGS, [866, 560]),
    ],
    town: { drawn: stamp('pirate-bay', [1150, 322]), at: [1150, 300] },
    ports: ['stilt-a', 'stilt-b'],
    marks: (site) => markOf(site),
    flourishes: FLOURISHES,
    patterns: PATTERNS,
  };
}

/** The outer shore, cut open at the mouth, with the lagoon's shore joined in. */
function horseshoe(layout: Layout, sites: readonly Site[]): Line {
  const ports = sites.filter(({ space: { kind, lane = '' } }) => kind === 'port' && !lane.endsWith('outer'));
  const outer = shoreline(layout, {
    lanes: [0, 2, 3, 5, 6, 7],
    bays: BAYS,
    quays: ports.map(({ place }) => place.at),
    home: YASSA_PLAN.lanes[0]?.via[0] ?? [0, 0],
    seeds: [31, 17, 23],
  });
  const isInMouth = ([x, y]: Point): boolean => Math.abs(x - 866) < 62 && y > 700;
  const last = outer.findLastIndex(isInMouth);
  const rest = [...outer.slice(last + 1), ...outer.slice(0, last + 1)].filter((point) => !isInMouth(point));
  const [wide, fine] = [wandering(41, 256), wandering(43, 256)];
  const shore = resampled(spline(LAGOON, 10), 9).map((point, i) =>
    offset(point, [1, 0], 7 * wide(i / 7) + 3 * fine(i / 2.4), -6 * fine(i / 5)),
  );
  return [...rest, ...shore];
}

/** Sand under water and coral heads on it: paler and softer than anything one can sail over. */
function shallows({ lanes }: Layout, land: readonly Line[]): string {
  const luck = luckOf(5);
  const isFree = (at: Point): boolean =>
    land.every((line) => !isInside(at, line) && clearance(at, line) > 12) &&
    lanes.every(({ line }) => clearance(at, line) > CHANNEL + 9);
  const corals = BEDS.flatMap(([x, y, rx, ry]) =>
    Array.from({ length: Math.round((rx * ry) / 210) }, () => {
      const [spin, way] = [luck(0, 6.28), Math.sqrt(luck(0, 1)) * 0.86];
      const at: Point = [x + Math.cos(spin) * rx * way, y + Math.sin(spin) * ry * way];
      const kind = ['coral-a', 'coral-b', 'coral-c'][Math.floor(luck(0, 2.7))] ?? 'coral-a';
      return isFree(at) ? stamp(kind, at, { scale: luck(0.6, 1.1) }) : '';
    }),
  );
  return [
    el('rect', { width: 620, height: 390, x: 570, y: 450, fill: 'url(#caustic)', opacity: 0.26 }),
    bearings([96, 900], 16),
    bearings([1500, 120], 16),
    stains('sand', BEDS),
    group({ opacity: 0.75 }, ...corals),
  ].join('');
}

function groundOf(main: Line): string {
  const rivers = RIVERS.map((via) => ribbon(spline(via, 10), (t) => 0.8 + 10 * t ** 1.4));
  return [
    stains('leaf', LEAVES),
    stains('hill', EARTH),
    tufts(31, main, CLEARINGS),
    pen(ROADS, 'sepia', 2, { 'stroke-dasharray': '1 7', 'stroke-linecap': 'round', opacity: 0.7 }),
    shape(rivers.join(''), { fill: 'var(--shoal)', stroke: 'var(--sepia)', 'stroke-width': 1.1 }),
  ].join('');
}

function markOf(site: Site): string {
  const { space, place } = site;
  switch (space.kind) {
    case 'sea':
      return fish(site);
    case 'port':
      return sign(site);
    case 'lair':
      return stamp('hideout', offset(inland(place, 12), [0, 1], 2), { scale: 0.88 });
    case 'start':
      return stamp('home', inland(place, 8));
  }
}

const FLOURISHES = [
  stamp('raft', [756, 606], { scale: 0.86 }),
  stamp('turtle', [910, 540], { scale: 0.62, turn: -24 }),
  stamp('turtle', [934, 676], { scale: 0.46, turn: 160 }),
  stamp('canoe', [866, 790], { scale: 0.62 }),
  stamp('canoe', [1108, 692], { scale: 0.56 }),
  stamp('dolphin', [84, 890], { scale: 0.62 }),
  stamp('dolphin', [1506, 140], { scale: 0.7, mirrored: true }),
  stamp('dolphin', [1462, 112], { scale: 0.52, mirrored: true }),
  stamp('rocks', [1540, 1026], { scale: 0.7 }),
  stamp('rocks', [68, 1026], { scale: 0.7 }),
].join('');

const PATTERNS =
  '<pattern id="caustic" width="92" height="70" patternUnits="userSpaceOnUse"><path d="M0 18C14 8 26 26 40 16S66 4 92 18M0 52C18 40 30 62 50 50S74 40 92 52M18 16C10 30 22 40 16 50M44 15C52 28 40 38 48 50M72 10C64 26 80 36 72 46M16 52C20 60 14 66 18 86M18 16C14 8 20 2 16-18M50 50C56 60 46 66 44 85M44 15C46 6 44 2 44-5M74 46C84 58 70 64 72 80" fill="none" stroke="var(--foam)" stroke-width="1.8" stroke-linecap="round"/></pattern>' +
  '<radialGradient id="ember"><stop stop-color="#ffd45e"/><stop offset=".5" stop-color="#f0822a" stop-opacity=".6"/><stop offset="1" stop-color="#e0631a" stop-opacity="0"/></radialGradient>';
