import { held, minus, plus, ringed, rulerOf, times, type Line, type Point } from './geometry.ts';

/** A number as short as a path allows, to a tenth of a unit. */
export function short(n: number): string {
  const text = String(Math.round(n * 10) / 10);
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

export function pair([x, y]: Point): string {
  return joined([x, y]);
}

/** Where a tenth of a unit would not be seen. */
export function whole([x, y]: Point): string {
  return joined([Math.round(x), Math.round(y)]);
}

/** Numbers with a blank only where one is needed. */
export function joined(numbers: readonly number[]): string {
  return numbers
    .map(short)
    .reduce((text, n) => (text === '' || n.startsWith('-') ? text + n : `${text} ${n}`), '');
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** Straight from point to point, relative to keep it short. */
export function polyline(points: Line): string {
  const start = rounded(held(points, 0));
  let at = start;
  const steps: number[] = [];
  for (const point of points.slice(1)) {
    const step = rounded(minus(point, at));
    steps.push(...step);
    at = plus(at, step);
  }
  return `M${pair(start)}l${joined(steps)}`;
}

export function polygon(points: Line): string {
  return `${polyline(points)}z`;
}

/** A smooth curve through the points: past the first, each handle is the mirror of the one before and not written. */
export function curve(points: Line, at = held): string {
  const start = rounded(held(points, 0));
  let here = start;
  const spans = at === ringed ? points.length : points.length - 1;
  const steps = Array.from({ length: spans }, (_, i) => {
    const [a, b, c, d] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    const leave = plus(b, times(minus(c, a), 1 / 6));
    const arrive = minus(c, times(minus(d, b), 1 / 6));
    const handles = i === 0 ? [leave, arrive, c] : [arrive, c];
    const written = handles.flatMap((point) => minus(point, here));
    here = plus(here, rounded(minus(c, here)));
    return written;
  });
  return `M${pair(start)}c${joined(steps[0] ?? [])}s${joined(steps.slice(1).flat())}`;
}

export function closedCurve(points: Line): string {
  return `${curve(points, ringed)}z`;
}

/** A shape of edges laid end to end, each a single bend, its corners rounded. */
export function roundedShape(edges: readonly Line[], radius: number): string {
  const sides = edges.map((edge) => ({ corner: held(edge, 0), bend: bendOf(edge, radius) }));
  const [first] = sides;
  if (first === undefined) return '';
  const start = pair(first.bend.from);
  const drawn = sides.map(({ corner, bend }, i) => {
    const reached = i === 0 ? `M${start}` : `Q${pair(corner)} ${pair(bend.from)}`;
    return `${reached}Q${pair(bend.by)} ${pair(bend.to)}`;
  });
  return `${drawn.join('')}Q${pair(first.corner)} ${start}z`;
}

/** An edge without its ends, as one curve that passes through its middle. */
function bendOf(edge: Line, trim: number): { readonly from: Point; readonly by: Point; readonly to: Point } {
  const { total, spot } = rulerOf(edge, 1);
  const [from, middle, to] = [spot(trim).at, spot(total / 2).at, spot(total - trim).at];
  return { from, by: minus(times(middle, 2), times(plus(from, to), 0.5)), to };
}
