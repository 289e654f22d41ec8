import { el } from './ink.ts';

/** From one named colour to another, from the upper left to the lower right. */
function slope(id: string, from: string, to: string): string {
  const stops =
    el('stop', { 'stop-color': `var(--${from})` }) + el('stop', { offset: 1, 'stop-color': `var(--${to})` });
  return el('linearGradient', { id, x2: 0.6, y2: 1 }, stops);
}

type Stop = readonly [offset: number, colour: string, opacity: number];

function fade(
  tag: 'linearGradient' | 'radialGradient',
  id: string,
  place: string,
  stops: readonly Stop[],
): string {
  const drawn = stops.map(([offset, colour, opacity]) =>
    el('stop', {
      offset,
      'stop-color': `var(--${colour})`,
      ...(opacity === 1 ? {} : { 'stop-opacity': opacity }),
    }),
  );
  return `<${tag} id="${id}"${place}>${drawn.join('')}</${tag}>`;
}

/** Specks of old paper, sparse enough not to show that they repeat. */
const FLECKS =
  'M12 30h1M60 11h1.500M101 44h1M148 20h1M190 63h1.500M33 88h1M83 76h1.500M131 97h1M176 118h1.500M14 142h1.500M58 129h1M104 151h1M150 166h1.500M196 148h1M40 187h1.500M88 196h1M134 208h1.500M180 199h1M22 214h1M70 52h1M118 66h1M164 88h1M47 160h1M92 112h1';

/** The gradients and patterns every chart has. */
export const PAINTS = [
  slope('tile-sea', 'tile', 'tile2'),
  slope('tile-port', 'harbour', 'harbour2'),
  slope('tile-start', 'gold3', 'harbour2'),
  slope('tile-lair', 'lair', 'lair2'),
  slope('land-wash', 'land', 'land2'),
  fade('linearGradient', 'hill', ' x2="0" y2="1"', [
    [0.1, 'hill', 1],
    [0.62, 'land2', 1],
    [1, 'land2', 0],
  ]),
  fade('linearGradient', 'hill-shade', ' x2="0" y2="1"', [
    [0, 'hill2', 0.95],
    [0.6, 'hill2', 0.6],
    [1, 'leaf', 0.05],
  ]),
  fade('radialGradient', 'wash-leaf', '', [
    [0, 'leaf', 0.62],
    [0.5, 'leaf', 0.4],
    [1, 'leaf', 0],
  ]),
  fade('radialGradient', 'wash-hill', '', [
    [0, 'hill2', 0.5],
    [0.5, 'hill2', 0.3],
    [1, 'hill2', 0],
  ]),
  fade('radialGradient', 'wash-sand', '', [
    [0, 'surf', 0.5],
    [0.5, 'surf', 0.34],
    [1, 'surf', 0],
  ]),
  fade('radialGradient', 'glow', '', [
    [0, 'glow', 0.95],
    [1, 'glow', 0],
  ]),
  fade('radialGradient', 'deep', ' cx=".5" cy=".48" r=".72"', [
    [0.3, 'sea', 1],
    [1, 'deep', 1],
  ]),
  fade('radialGradient', 'vignette', ' cx=".46" cy=".42" r=".75"', [
    [0.6, 'shade', 0],
    [1, 'shade', 0.42],
  ]),
  '<clipPath id="on-land"><use href="#land"/></clipPath>',
  '<pattern id="engraving" width="34" height="9" patternUnits="userSpaceOnUse"><path d="M0 4.500C6 1.500 11 1.500 17 4.500S28 7.500 34 4.500" fill="none" stroke="var(--shade)" stroke-width=".9"/></pattern>',
  '<pattern id="ripples" width="46" height="13" patternUnits="userSpaceOnUse"><path d="M2 4C6 1 10 1 13 4S20 7 24 4M26 10C29 8 33 8 36 10" fill="none" stroke="var(--mid)" stroke-linecap="round"/></pattern>',
  '<pattern id="planks" width="60" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)"><path d="M0 .6H60M22 1V14M48 1V14" fill="none" stroke="var(--wood)"/><path d="M19 4v.1M25 11v.1M45 4v.1M51 11v.1" stroke="var(--wood2)" stroke-width="2" stroke-linecap="round"/></pattern>',
  `<pattern id="flecks" width="211" height="223" patternUnits="userSpaceOnUse"><path d="${FLECKS}" stroke="var(--sepia)" stroke-width="1.3" stroke-linecap="round" opacity=".5"/></pattern>`,
].join('');

const DEPTHS = [
  'color-mix(in srgb,var(--sea) 80%,var(--mid))',
  'var(--sea)',
  'color-mix(in srgb,var(--sea) 45%,var(--mid))',
  'var(--mid)',
  'color-mix(in srgb,var(--mid) 50%,var(--shoal))',
  'var(--shoal)',
  'var(--surf)',
];

export const STYLE = [
  '#night{--t:var(--leaf);--u:var(--leaf2)}',
  '.none,.depth,.lane{fill:none;stroke-linejoin:round}',
  '.edge{stroke:var(--shade);opacity:.45}',
  ...DEPTHS.map((colour, i) => `.d${i}{stroke:${colour}}`),
  '.lane{stroke-linecap:round}',
  '.sparks{stroke-linecap:round;opacity:calc(.06 + .34*var(--lit))}',
  '.tile{stroke:var(--ink);stroke-width:1.3;stroke-linejoin:round}',
  '.tile-edge{fill:var(--ink);stroke:var(--ink);stroke-width:2.2;stroke-linejoin:round}',
  '.arrow{fill:var(--gold);stroke:var(--ink);stroke-width:2.2;stroke-linejoin:round}',
  '.wavelets{stroke:var(--surf);stroke-width:2.2;opacity:.6}',
  '.lamps{fill:url(#glow);opacity:var(--lit)}',
  '.g1{--t:color-mix(in srgb,var(--leaf) 62%,var(--leaf2));--u:color-mix(in srgb,var(--leaf2) 82%,var(--sepia))}',
  '.g2{--t:color-mix(in srgb,var(--leaf) 72%,var(--gold));--u:color-mix(in srgb,var(--leaf2) 70%,var(--gold2))}',
  '.g3{--t:color-mix(in srgb,var(--leaf) 80%,var(--shoal));--u:var(--leaf2)}',
  '.dusk{display:none}',
  '@media(prefers-color-scheme:dark){.dusk{display:inline}#night:target .dusk{display:none}}',
].join('');
