import { minus, plus, type Point } from '../../../shared/board/geometry.ts';
import { joined } from '../../../shared/board/path-text.ts';

/** A letter of a path, and its numbers. */
interface Step {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Where a pen is, and where it will go when the figure is closed. */
interface Pen {
  readonly at: Point;
  readonly begun: Point;
}

const CORNER: Point = [0, 0];
const COUNTS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};
/** What more numbers mean than a letter takes. */
const FOLLOWED_BY: Readonly<Record<string, string>> = { m: 'l', M: 'L' };

/** A drawing with its paths in fewer letters: every step relative, and rounded to so much. */
export function terse(drawing: string, grain: number): string {
  return drawing.replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${tersePath(d, grain)}"`);
}

/** Each step makes good for what was rounded off before it, so that no line drifts away. */
export function tersePath(d: string, grain: number): string {
  let meant: Pen = { at: CORNER, begun: CORNER };
  let drawn = meant;
  const steps = stepsOf(d).map((step) => {
    const { letter, numbers } = fromCorner(step, meant.at);
    const moved = shifted(letter, numbers, minus(CORNER, drawn.at));
    const rounded = moved.map((n) => Math.round(n / grain) * grain);
    meant = led(meant, letter, endOf(numbers));
    drawn = led(drawn, letter, plus(drawn.at, endOf(rounded)));
    return alongAxis({ letter, numbers: rounded });
  });
  return runsOf(steps)
    .map(({ letter, numbers }) => letter + joined(numbers))
    .join('');
}

function stepsOf(d: string): readonly Step[] {
  return [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', text = '']) => {
    const numbers = [...text.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
    const count = COUNTS[letter.toLowerCase()] ?? 0;
    return Array.from({ length: count === 0 ? 1 : numbers.length / count }, (_, n) => ({
      letter: n === 0 ? letter : (FOLLOWED_BY[letter] ?? letter),
      numbers: numbers.slice(n * count, (n + 1) * count),
    }));
  });
}

/** A step counted from the corner of the sheet, with both numbers of every point. */
function fromCorner({ letter, numbers }: Step, at: Point): Step {
  const kind = letter.toLowerCase();
  const from = letter === kind ? at : CORNER;
  const [n = 0] = numbers;
  if (kind === 'h') return { letter: 'l', numbers: [from[0] + n, at[1]] };
  if (kind === 'v') return { letter: 'l', numbers: [at[0], from[1] + n] };
  return { letter: kind, numbers: shifted(kind, numbers, from) };
}

function shifted(letter: string, numbers: readonly number[], by: Point): readonly number[] {
  const points = letter === 'a' ? 5 : 0;
  return numbers.map((n, i) => (i < points ? n : n + ((i - points) % 2 === 0 ? by[0] : by[1])));
}

function endOf(numbers: readonly number[]): Point {
  const [x = 0, y = 0] = numbers.slice(-2);
  return [x, y];
}

function led({ begun }: Pen, letter: string, to: Point): Pen {
  if (letter === 'z') return { at: begun, begun };
  return { at: to, begun: letter === 'm' ? to : begun };
}

function alongAxis(step: Step): Step {
  const [x, y] = endOf(step.numbers);
  if (step.letter !== 'l' || (x !== 0 && y !== 0)) return step;
  return y === 0 ? { letter: 'h', numbers: [x] } : { letter: 'v', numbers: [y] };
}

/** A letter is written again only where it changes, or begins another figure. */
function runsOf(steps: readonly Step[]): readonly Step[] {
  const runs: { letter: string; numbers: number[] }[] = [];
  for (const { letter, numbers } of steps) {
    const last = runs.at(-1);
    const goesOn = last !== undefined && letter === (FOLLOWED_BY[last.letter] ?? last.letter);
    if (goesOn && letter !== 'z') last.numbers.push(...numbers);
    else runs.push({ letter, numbers: [...numbers] });
  }
  return runs;
}
