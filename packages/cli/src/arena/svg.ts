import type { BotSummary } from '@topsail/bots';
import { percent, rangeOf } from './figures.ts';
import type { ArenaReport } from './report.ts';
import { titleOf } from './text.ts';

const WIDTH = 760;
const LEFT = 150;
const RIGHT = 180;
const TOP = 90;
const ROW = 40;
const BAR = 22;
const FOOT = 52;

const STYLE = `
    text { font: 14px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: #1d2a33; }
    .title { font-size: 18px; font-weight: 600; }
    .small { font-size: 12px; fill: #53626d; }
    .grid { stroke: #dfe5e9; }
    .bar { fill: #79b0cb; }
    .whisker { stroke: #12303f; stroke-width: 1.5; fill: none; }
    .even { stroke: #b3541e; stroke-width: 1.5; stroke-dasharray: 5 4; }
    .even-text { font-size: 12px; fill: #b3541e; }`;

/** A bar for every bot: how often one seat of it won, with the interval, beside what would be even. */
export function chartOf(report: ArenaReport): string {
  const top = topOf(report);
  const height = TOP + ROW * report.bots.length + FOOT;
  const title = escaped(titleOf(report));
  const small = `games won by one seat, with 95 % intervals; ${report.games} games, seed “${escaped(report.seed)}”`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title desc">`,
    `  <title id="title">${title}</title>`,
    `  <desc id="desc">${escaped(described(report))}</desc>`,
    `  <style>${STYLE}\n  </style>`,
    `  <rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    `  <text class="title" x="20" y="30">${title}</text>`,
    `  <text class="small" x="20" y="50">${small}</text>`,
    ...axis(top, height - FOOT),
    ...report.bots.map((bot, row) => bar(bot, TOP + ROW * row + ROW / 2, top)),
    evenLine(report.even, top, height - FOOT),
    '</svg>\n',
  ].join('\n');
}

/** The share at the right end of the axis: a multiple of ten percent beyond all there is to show. */
function topOf({ bots, even }: ArenaReport): number {
  const most = bots.map(({ seatShare }) => seatShare.interval?.[1] ?? seatShare.value);
  return Math.min(1, Math.ceil(Math.max(...most, even) * 10 + 0.2) / 10);
}

function xOf(share: number, top: number): number {
  return round(LEFT + (share / top) * (WIDTH - LEFT - RIGHT));
}

function axis(top: number, bottom: number): string[] {
  const step = top > 0.5 ? 0.2 : 0.1;
  const ticks = Array.from({ length: Math.floor(top / step + 1e-9) + 1 }, (_, i) => i * step);
  return ticks.map((tick) => {
    const x = xOf(tick, top);
    const label = `<text class="small" x="${x}" y="${bottom + 20}" text-anchor="middle">${Math.round(100 * tick)} %</text>`;
    return `  <line class="grid" x1="${x}" x2="${x}" y1="${TOP}" y2="${bottom}"/>${label}`;
  });
}

function bar(bot: BotSummary, y: number, top: number): string {
  const { name, copies, seatShare } = bot;
  const end = xOf(seatShare.value, top);
  return [
    `  <g><title>${escaped(sentence(bot))}</title>`,
    `    <text x="${LEFT - 12}" y="${y + 5}" text-anchor="end">${escaped(name)}${copies > 1 ? ` × ${copies}` : ''}</text>`,
    `    <rect class="bar" x="${LEFT}" y="${y - BAR / 2}" width="${round(end - LEFT)}" height="${BAR}" rx="2"/>`,
    ...whisker(bot, y, top),
    `    <text x="${WIDTH - RIGHT + 16}" y="${y + 5}">${percent(seatShare.value)}<tspan class="small" dx="8">${rangeOf(seatShare, bound)}</tspan></text>`,
    '  </g>',
  ].join('\n');
}

function whisker({ seatShare: { interval } }: BotSummary, y: number, top: number): string[] {
  if (interval === null) return [];
  const [from, to] = [xOf(interval[0], top), xOf(interval[1], top)];
  return [`    <path class="whisker" d="M${from} ${y - 5}v10M${from} ${y}H${to}M${to} ${y - 5}v10"/>`];
}

function evenLine(even: number, top: number, bottom: number): string {
  const x = xOf(even, top);
  return [
    `  <g><title>even: ${percent(even)} a seat</title>`,
    `    <line class="even" x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${bottom}"/>`,
    `    <text class="even-text" x="${x}" y="${TOP - 10}" text-anchor="middle">even ${percent(even)}</text>`,
    '  </g>',
  ].join('\n');
}

function described({ bots, even }: ArenaReport): string {
  return `${bots.map(sentence).join('. ')}. Even would be ${percent(even)}.`;
}

function sentence({ name, copies, seatShare }: BotSummary): string {
  const whose = copies > 1 ? `each of ${copies} ${name}` : name;
  const range = seatShare.interval === null ? '' : `, 95 % interval ${rangeOf(seatShare, bound)} %`;
  return `${whose} won ${percent(seatShare.value)} of the games${range}`;
}

function bound(share: number): string {
  return (100 * share).toFixed(1);
}

function round(x: number): number {
  return Math.round(10 * x) / 10;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
