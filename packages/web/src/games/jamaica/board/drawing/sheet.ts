import { lineEnds, quayOf } from '../anchors.ts';
import { resampled, ringed, type Point } from '../../../shared/board/geometry.ts';
import { CHANNEL, layOut, type Layout } from '../layout.ts';
import { closedCurve } from '../../../shared/board/path-text.ts';
import { SHEET } from '../../../shared/board/sheet.ts';
import { isInside, clearance } from './coast.ts';
import { contour, el, group, nearestLast, shape, stamp, type Attributes } from './ink.ts';
import { frame, rose } from './ornaments.ts';
import { declared } from './palette.ts';
import { PAINTS, STYLE } from './paints.ts';
import type { Scene } from './scene.ts';
import { arrows, penaltyLine } from './marks.ts';
import { terse } from './terse.ts';
import { sitesOf, tiles, type Site } from './spaces.ts';
import { bearings, channel, depths, sparks, wavelets } from './water.ts';

/** On the sheet nobody sees less than a unit; stamps are drawn finer. */
const WHOLE = 1;
const TENTH = 0.1;

/** A whole chart as an SVG file. Asked for with `#night` it is drawn by night. */
export function drawSheet(scene: Scene, stamps: string): string {
  const drawn = terse(layersOf(scene).join(''), WHOLE);
  const { day, night } = scene.lights;
  const { width, height } = SHEET;
  const style = `#night{${declared(day)}}#night:target{${declared(changed(day, night))}}${STYLE}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style}</style>`,
    `<g id="night"><defs>${PAINTS}${scene.patterns}${terse(used(drawn, stamps), TENTH)}</defs>${drawn}</g></svg>\n`,
  ].join('');
}

function changed(day: Scene['lights']['day'], night: Scene['lights']['night']): Record<string, string> {
  return Object.fromEntries(Object.entries(night).filter(([name, colour]) => colour !== day[name]));
}

/** The stamps a drawing sets down, and those that these set down in turn. */
function used(drawn: string, stamps: string): string {
  const all = new Map(
    [...stamps.matchAll(/^<g id="([\w-]+)">\n(.*?)\n<\/g>$/gms)].map(([, id, body]) => [id, body]),
  );
  const wanted = new Set<string>();
  const want = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/href="#([\w-]+)"/g)) {
      const body = all.get(id);
      if (body === undefined || wanted.has(id)) continue;
      wanted.add(id);
      want(body);
    }
  };
  want(drawn);
  return [...wanted]
    .map((id) => `<g id="${id}">${(all.get(id) ?? '').replace(/\n\s*/g, '').trim()}</g>`)
    .join('');
}

function layersOf(scene: Scene): readonly string[] {
  const layout = layOut(scene.plan.lanes);
  const sites = sitesOf(scene.chart, layout);
  return [
    ...waterOf(scene, layout),
    ...landOf(scene, sites),
    ...courseOf(scene, sites, layout),
    rose(scene.plan.rose.at, scene.plan.rose.radius),
    scene.flourishes,
    stamp('dice-chest', scene.plan.chest.at, { scale: scene.plan.chest.scale }),
    stamp('cartouche', scene.plan.title.at, { scale: scene.plan.title.scale }),
    cover('url(#flecks)', { opacity: 0.5 }),
    cover('url(#vignette)'),
    frame(),
    cover('var(--shade)', { opacity: 0.16, class: 'dusk' }),
  ];
}

function waterOf({ plan, land, shallows }: Scene, layout: Layout): readonly string[] {
  const isOpen = (at: Point): boolean =>
    land.every((line) => !isInside(at, line) && clearance(at, line) > 26) &&
    layout.lanes.every(({ line }) => clearance(at, line) > CHANNEL + 26);
  const coasts = land.map((line) => closedCurve(resampled(line, 16, ringed)));
  return [
    el('defs', {}, shape(coasts.join(''), { id: 'land' })),
    cover('url(#deep)'),
    depths(),
    cover('url(#engraving)', { opacity: 0.16 }),
    bearings(plan.rose.at, 32),
    shallows,
    sparks(9),
    wavelets(17, isOpen),
    channel(layout),
  ];
}

function landOf({ land, ground, growth, town, ports }: Scene, sites: readonly Site[]): readonly string[] {
  const quays = sites.filter(({ space }) => space.kind === 'port').map(({ place }) => quayOf(place));
  const harbours = quays.map(([x, y], i) => {
    const drawn = stamp(ports[i % 2 === 0 ? 0 : 1], [x, y + 6], { scale: 0.95 });
    return { y, drawn };
  });
  return [
    shape(land.map((line, i) => contour(line, i + 1)).join(''), { fill: 'var(--sepia)' }),
    el('use', { href: '#land', fill: 'url(#land-wash)', stroke: 'var(--sepia)' }),
    group({ 'clip-path': 'url(#on-land)' }, SHORE, ground),
    nearestLast(growth),
    lamps(quays, town.at),
    town.drawn,
    nearestLast(harbours),
  ];
}

function courseOf({ plan, marks }: Scene, sites: readonly Site[], layout: Layout): readonly string[] {
  const homeward = sites.find(({ space }) => space.finish === 2);
  return [
    tiles(sites),
    ...sites.map(marks),
    arrows(sites, layout),
    homeward === undefined ? '' : penaltyLine(lineEnds(homeward.place, plan.line)),
  ];
}

const SHORE =
  '<use href="#land" class="none" stroke="var(--land3)" stroke-width="40" opacity=".18"/>' +
  '<use href="#land" class="none" stroke="var(--beach)" stroke-width="20" opacity=".75"/>';

function cover(fill: string, more: Attributes = {}): string {
  return el('rect', { width: SHEET.width, height: SHEET.height, fill, ...more });
}

/** Warm pools of light by night: under every port, and widest under the town. */
function lamps(ports: readonly Point[], [x, y]: Point): string {
  return group(
    { class: 'lamps' },
    ...ports.map(([cx, cy]) => el('circle', { cx, cy, r: 66, opacity: 0.45 })),
    el('ellipse', { cx: x, cy: y, rx: 190, ry: 130, opacity: 0.5 }),
    el('ellipse', { cx: x, cy: y + 40, rx: 110, ry: 56, opacity: 0.5 }),
  );
}
