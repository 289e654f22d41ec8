import { isSeat, type Entrant, type Outcome } from '@topsail/engine';
import { coloursOf, GHOST } from '../../ui/art/colours.ts';
import { portraitOf } from '../../ui/captains/portraits.ts';
import { captainOf, nameOf } from '../../words/captains.ts';
import { words } from '../../words/index.ts';
import { lineThrough, plotOf, spread } from './chart.ts';
import harbour from './harbour.svg';
import type { Race } from './race.ts';
import { barsOf, type Bar } from './score-bars.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const SKY = 240;
const INK = '#15202a';
const PAINTS: Readonly<Record<string, string>> = {
  finish: '#2b4a58',
  boat: '#2b4a58',
  gold: '#e8b03a',
  treasure: '#2f868c',
};
/** Where the race is drawn, and how large a face at the end of a line is. */
const RACE = { x: 696, y: 212, scale: 0.86 } as const;
const FACE = 40;
const TAKEN_OFF = '#b32b24';

interface Told {
  readonly title: string;
  readonly subtitle: string;
  readonly outcome: Outcome;
  readonly race: Race | undefined;
}

/** The result as a picture to show to others. */
export async function pictureOf({ title, subtitle, outcome, race }: Told): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser does not draw');
  await drawScene(pen);
  write(pen, title, { x: 44, y: 92, size: 58, colour: '#fdf4dc', most: 820 });
  write(pen, subtitle, { x: 46, y: 134, size: 24, colour: '#fdf4dc', most: 760 });
  write(pen, words.page.name, { x: WIDTH - 44, y: 62, size: 34, colour: '#fdf4dc', align: 'right' });
  drawSheet(pen, 36, 212, race === undefined ? WIDTH - 72 : 640);
  await drawScores(pen, barsOf(outcome).bars, race === undefined ? WIDTH - 72 : 640);
  if (race !== undefined) await drawRace(pen, race);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture came of it')) : done(blob))),
  );
}

type Pen = CanvasRenderingContext2D;

async function drawScene(pen: Pen): Promise<void> {
  const sea = pen.createLinearGradient(0, SKY, 0, HEIGHT);
  sea.addColorStop(0, '#2c6572');
  sea.addColorStop(1, '#0b2530');
  pen.fillStyle = sea;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await loaded(harbour), 0, 0, WIDTH, 260);
}

interface Manner {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
  readonly align?: CanvasTextAlign;
  readonly most?: number;
}

function write(pen: Pen, text: string, { x, y, size, colour = INK, align = 'left', most }: Manner): void {
  pen.font = `800 ${size}px Alegreya, Georgia, serif`;
  pen.textAlign = align;
  pen.fillStyle = colour;
  pen.shadowColor = colour === INK ? 'transparent' : '#000a';
  pen.shadowBlur = 10;
  pen.fillText(text, x, y, most);
  pen.shadowBlur = 0;
}

function drawSheet(pen: Pen, x: number, y: number, width: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, HEIGHT - y - 34, 12);
  pen.fillStyle = '#f3e6c6';
  pen.strokeStyle = INK;
  pen.lineWidth = 3;
  pen.fill();
  pen.stroke();
}

async function drawScores(pen: Pen, bars: readonly Bar[], width: number): Promise<void> {
  const row = Math.min(92, (HEIGHT - 212 - 34 - 16) / bars.length);
  for (const [n, bar] of bars.entries()) {
    const middle = 220 + row * (n + 0.5);
    const face = Math.min(60, row - 6);
    pen.drawImage(await loaded(portraitOf(colourAt(bar.entrant))), 92, middle - face / 2, face, face);
    write(pen, String(bar.rank), { x: 66, y: middle + 9, size: 26, align: 'center' });
    write(pen, words.capital(nameOf(bar.entrant)), { x: 164, y: middle + 8, size: 22, most: 150 });
    drawBar(pen, bar, 326, middle, width - 400);
    write(pen, words.signed(bar.score), { x: 18 + width, y: middle + 12, size: 36, align: 'right' });
  }
}

function drawBar(pen: Pen, { pieces }: Bar, x: number, middle: number, width: number): void {
  // What is taken off lies above what it is taken from.
  const ordered = pieces.toSorted((a, b) => Math.sign(b.points) - Math.sign(a.points));
  for (const { part, points, from, width: share } of ordered) {
    const isOff = points < 0;
    pen.beginPath();
    pen.roundRect(x + from * width, isOff ? middle + 4 : middle - 16, share * width, isOff ? 18 : 32, 4);
    pen.fillStyle = isOff ? TAKEN_OFF : (PAINTS[part] ?? '#fff');
    pen.strokeStyle = INK;
    pen.lineWidth = 2;
    pen.fill();
    pen.stroke();
  }
}

async function drawRace(pen: Pen, race: Race): Promise<void> {
  const plot = plotOf(race);
  drawSheet(pen, RACE.x, RACE.y, WIDTH - RACE.x - 36);
  pen.save();
  pen.translate(RACE.x - 28, RACE.y + 54);
  pen.scale(RACE.scale, RACE.scale);
  pen.lineJoin = 'round';
  for (const { entrant, left } of race.lanes) drawLane(pen, lineThrough(plot, left), entrant);
  const heights = spread(
    race.lanes.map(({ left }) => plot.y(left.at(-1) ?? 0)),
    FACE,
  );
  for (const [n, { entrant }] of race.lanes.entries()) {
    const face = await loaded(portraitOf(colourAt(entrant)));
    pen.drawImage(face, plot.width - FACE - 10, (heights[n] ?? 0) - FACE / 2, FACE, FACE);
  }
  pen.restore();
}

function drawLane(pen: Pen, through: string, entrant: Entrant): void {
  const line = new Path2D(through);
  pen.strokeStyle = INK;
  pen.lineWidth = 7;
  pen.stroke(line);
  pen.strokeStyle = isSeat(entrant) ? coloursOf(captainOf(entrant).colour).colour : GHOST.colour;
  pen.lineWidth = 4;
  pen.stroke(line);
}

function colourAt(entrant: Entrant): number | 'ghost' {
  return isSeat(entrant) ? captainOf(entrant).colour : 'ghost';
}

async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}
