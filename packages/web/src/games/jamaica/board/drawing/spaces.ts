import type { PrintedSpace, SpaceKind } from '@topsail/games';
import { minus, offset, type Line } from '../../../shared/board/geometry.ts';
import { roundedShape } from '../../../shared/board/path-text.ts';
import { CORNER, joint, shapeOf, type Layout, type Place } from '../layout.ts';
import { el, group, pen, shape, type Attributes } from './ink.ts';

/** A space with the place where it lies. */
export interface Site {
  readonly space: PrintedSpace;
  readonly place: Place;
}

export function sitesOf(chart: readonly PrintedSpace[], { places }: Layout): readonly Site[] {
  return chart.map((space) => {
    const place = places.get(space.id);
    if (place === undefined) throw new Error(`no place for space ${space.id}`);
    return { space, place };
  });
}

const RIMS: Readonly<Record<SpaceKind, string>> = { sea: 'mid', port: 'wood', lair: 'surf', start: 'gold2' };
const GRAINS: Readonly<Partial<Record<SpaceKind, string>>> = { sea: 'ripples', port: 'planks' };

/** All spaces without what they ask: shadow, colour, grain and an inner line. */
export function tiles(sites: readonly Site[]): string {
  const kinds = [...new Set(sites.map(({ space }) => space.kind))];
  const every = kinds.map((kind) => `#tiles-${kind}`);
  const laid = (hrefs: readonly string[], attributes: Attributes): string =>
    hrefs.map((href) => el('use', { href, ...attributes })).join('');
  return [
    el(
      'defs',
      {},
      kinds.map((kind) => group({ id: `tiles-${kind}` }, ...shapesOf(sites, kind))),
    ),
    laid(every, { fill: 'var(--shade)', opacity: 0.5, transform: 'translate(3 6)' }),
    laid(every, { class: 'tile-edge', transform: 'translate(1.6 2.6)' }),
    ...kinds.map((kind) => laid([`#tiles-${kind}`], { class: 'tile', fill: `url(#tile-${kind})` })),
    ...kinds.map((kind) => {
      const grain = GRAINS[kind];
      return grain === undefined ? '' : laid([`#tiles-${kind}`], { fill: `url(#${grain})`, opacity: 0.5 });
    }),
    ...kinds.map((kind) => pen(rims(sites, kind), RIMS[kind], 1, { opacity: kind === 'lair' ? 0.55 : 0.8 })),
  ].join('');
}

function shapesOf(sites: readonly Site[], kind: SpaceKind): readonly string[] {
  return sites.filter(({ space }) => space.kind === kind).map(({ place }) => shape(shapeOf(place)));
}

function rims(sites: readonly Site[], kind: SpaceKind): string {
  return sites
    .filter(({ space }) => space.kind === kind)
    .map(({ place }) => inset(place, 5))
    .join('');
}

/** The edges drawn in by so much. */
function inset(place: Place, by: number): string {
  const [outer, , inner] = place.edges;
  if (outer === undefined || inner === undefined) return '';
  const shrink = (edge: Line): Line =>
    edge.map((point) => {
      const d = minus(place.at, point);
      const along = d[0] * place.heading[0] + d[1] * place.heading[1];
      const across = d[0] * place.port[0] + d[1] * place.port[1];
      const moved = offset(point, place.heading, Math.sign(along) * Math.min(by, Math.abs(along)));
      return offset(moved, place.heading, 0, Math.sign(across) * by);
    });
  const [out, into] = [shrink(outer), shrink(inner)];
  return roundedShape([out, joint(out, into), into, joint(into, out)], CORNER - by);
}
