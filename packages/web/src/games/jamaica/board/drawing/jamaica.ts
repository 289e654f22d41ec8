import type { PrintedSpace } from '@topsail/games';
import { lairAt, quayOf } from '../anchors.ts';
import { spline, type Line } from '../../../shared/board/geometry.ts';
import { layOut } from '../layout.ts';
import { JAMAICA_PLAN } from '../places-jamaica.ts';
import { isInside, isletLine, shoreline, type Islet } from './coast.ts';
import { planted, shorePalms, stains, tufts, type Clearing } from './growth.ts';
import { pen, ribbon, shape, stamp } from './ink.ts';
import { LIGHTS } from './palette.ts';
import { grove, range } from './relief.ts';
import type { Scene } from './scene.ts';
import { crates, sign } from './marks.ts';
import { sitesOf, type Site } from './spaces.ts';
import { bearings } from './water.ts';
import {
  BAYS,
  ISLETS,
  RANGES,
  GROVES,
  PLANTED,
  ON_ISLETS,
  LEAVES,
  ROADS,
  RIVERS,
  TOWN,
} from './jamaica-land.ts';

/** The island with its town, three forks and a long row of hills. */
export function jamaicaScene(chart: readonly PrintedSpace[]): Scene {
  const layout = layOut(JAMAICA_PLAN.lanes);
  const sites = sitesOf(chart, layout);
  const ports = sites.filter(({ space }) => space.kind === 'port');
  const [start] = sites;
  if (start === undefined) throw new Error('a chart without spaces');
  const main = shoreline(layout, {
    lanes: [0, 2, 3, 5, 6, 8, 9],
    bays: BAYS,
    quays: ports.filter(({ space }) => space.lane === undefined).map(({ place }) => place.at),
    home: start.place.at,
    seeds: [5, 8, 13],
  });
  const awash = ports.map(({ place }) => quayOf(place)).filter((quay) => !isInside(quay, main));
  const quays = awash.map(([x, y], i): Islet => ({ at: [x, y + 2], size: [34, 17], seed: 60 + i }));
  return {
    plan: JAMAICA_PLAN,
    chart,
    lights: LIGHTS.island,
    land: [main, ...[...ISLETS, ...quays].map(isletLine)],
    shallows: bearings([96, 560], 16) + bearings([820, 1010], 16),
    ground: groundOf(main),
    growth: [
      ...RANGES.flatMap(range),
      ...GROVES.flatMap(grove),
      ...[...PLANTED, ...ON_ISLETS].map(planted),
      ...shorePalms(main, clearings(), [830, 520]),
    ],
    town: { drawn: stamp('port-royal', [1318, 322], { scale: 1.08 }), at: TOWN },
    ports: ['port-a', 'port-b'],
    marks: (site) => markOf(site),
    flourishes: FLOURISHES,
    patterns: '',
  };
}

function groundOf(main: Line): string {
  const rivers = RIVERS.map(({ via, mouth }) =>
    ribbon(spline(via, 10), (t) => 0.8 + (mouth - 0.8) * t ** 1.4),
  );
  return [
    stains('leaf', LEAVES),
    tufts(31, main, clearings()),
    pen(ROADS, 'sepia', 2, { 'stroke-dasharray': '1 7', 'stroke-linecap': 'round', opacity: 0.75 }),
    shape(rivers.join(''), { fill: 'var(--shoal)', stroke: 'var(--sepia)', 'stroke-width': 1.1 }),
  ].join('');
}

function clearings(): readonly Clearing[] {
  return [
    [1310, 290, 300, 190],
    [800, 548, 250, 150],
    ...RANGES.map(({ from, to, y, height }): Clearing => [(from + to) / 2, y - 30, to - from, height + 20]),
    ...GROVES.map(({ at: [x, y], size: [rx, ry] }): Clearing => [x, y, rx * 2, ry * 2 + 20]),
    ...PLANTED.map(([, x, y]): Clearing => [x, y, 84, 74]),
  ];
}

function markOf(site: Site): string {
  const { space, place } = site;
  switch (space.kind) {
    case 'sea':
      return crates(site);
    case 'port':
      return sign(site);
    case 'lair':
      return stamp('skull', lairAt(place), { scale: 0.86 });
    case 'start':
      return stamp('star', place.at);
  }
}

const FLOURISHES = [
  stamp('whale', [100, 566], { scale: 0.92 }),
  stamp('serpent', [428, 738], { scale: 0.8 }),
  stamp('rocks', [1534, 92], { scale: 0.9 }),
  stamp('lighthouse', [1534, 88], { scale: 0.8 }),
  stamp('kraken', [1076, 1030], { scale: 0.8 }),
  stamp('rocks', [566, 1028], { scale: 0.8 }),
  stamp('rocks', [60, 742], { scale: 0.6 }),
  stamp('rocks', [1540, 1026], { scale: 0.7 }),
  stamp('rocks', [68, 1026], { scale: 0.7 }),
].join('');
