import { chartOf, type PrintedSpace, type ShipName, type ShipView, type View } from '@topsail/games';
import colors from 'picocolors';
import { columns } from '../columns.ts';
import { grid, type Cell } from './grid.ts';
import { treasureWords } from './jamaica-words.ts';

/** The course with prices, treasures and ships, then what every ship has. */
export function board(view: View): string {
  const { table } = view;
  const chart = chartOf(view.setup.ruleset);
  return [
    `Round ${table.round}, captain seat ${table.captain}, treasures left in ${table.lairs.length} lairs`,
    ...stretchesOf(chart).map((stretch) => stretchText(view, stretch)),
    '',
    columns([SHIP_TITLES, ...table.ships.map(shipRow)]),
  ].join('\n');
}

/** Runs of spaces that follow one another on the same lane. */
function stretchesOf(chart: readonly PrintedSpace[]): PrintedSpace[][] {
  const stretches: PrintedSpace[][] = [];
  for (const space of chart) {
    const last = stretches.at(-1);
    if (last?.[0] !== undefined && last[0].lane === space.lane) last.push(space);
    else stretches.push([space]);
  }
  return stretches;
}

function stretchText(view: View, stretch: readonly PrintedSpace[]): string {
  const lane = stretch[0]?.lane;
  const title = lane === undefined ? 'main course' : `lane ${lane.replace('-', ', ')}`;
  return `${colors.underline(title)}\n${grid(stretch.map((space) => cellOf(view, space)))}`;
}

function cellOf({ table }: View, space: PrintedSpace): Cell {
  const there = table.ships.filter(({ at }) => at === space.id).map(({ ship }) => markOf(ship));
  const finish = space.finish === undefined || space.finish === 0 ? '' : `=${space.finish}`;
  return {
    top: `${space.id}${finish}`,
    middle: groundWords(space, table.lairs.includes(space.id)),
    bottom: there.length === 0 ? '' : `[${there.join(' ')}]`,
    paint: paintOf(space),
  };
}

function markOf(ship: ShipName): string {
  return ship === 'ghost' ? 'G' : String(ship);
}

function groundWords({ kind, price }: PrintedSpace, hasTreasure: boolean): string {
  if (kind === 'port') return `${price ?? 0} gold`;
  if (kind === 'sea') return `${price ?? 0} food`;
  if (kind === 'lair') return hasTreasure ? 'lair *' : 'lair';
  return 'start';
}

function paintOf({ kind }: PrintedSpace): (text: string) => string {
  if (kind === 'port') return colors.yellow;
  if (kind === 'sea') return colors.cyan;
  return kind === 'lair' ? colors.magenta : colors.green;
}

const SHIP_TITLES = [
  'ship',
  'at',
  'lap',
  '0',
  '1',
  '2',
  '3',
  '4',
  'sixth',
  'treasures',
  'hand',
  'deck',
  'discard',
];

function shipRow(ship: ShipView): string[] {
  const { holds, sixth, tokens, hand, deck, discard } = ship;
  const held = holds.map((cargo) => (cargo === null ? '-' : `${cargo.count} ${cargo.good}`));
  const extra = sixth === undefined ? '' : sixth === null ? '-' : `${sixth.count} ${sixth.good}`;
  const isGhost = ship.ship === 'ghost';
  return [
    isGhost ? 'ghost (G)' : `seat ${ship.ship}`,
    ship.home ? 'home' : String(ship.at),
    String(ship.lap),
    ...held,
    extra,
    tokens > 0 ? `${tokens}` : treasuresOf(ship),
    ...(isGhost ? ['', '', ''] : [String(hand), String(deck), String(discard.length)]),
  ];
}

function treasuresOf({ up, down }: ShipView): string {
  const faceDown = down.length === 0 ? [] : [`${down.length} face down`];
  return [...up.map(treasureWords), ...faceDown].join(', ');
}
