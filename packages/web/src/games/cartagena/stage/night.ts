const WIDTH = 760;
/** The picture is cut to its window, which may be wider or higher. */
const MARGIN = 400;

/** A swell of waves of one length and height, with all that lies below it. */
export function seaOf(y: number, length: number, height: number): string {
  let waves = '';
  for (let x = -MARGIN; x < WIDTH + MARGIN; x += length)
    waves += `c${length * 0.2} ${height * 0.1} ${length * 0.42} ${-height * 0.2} ${length * 0.56} ${-height} ${length * 0.05} ${height * 0.6} ${length * 0.2} ${height} ${length * 0.44} ${height}`;
  return `M${-MARGIN} ${y}${waves}V${y + MARGIN}H${-MARGIN}z`;
}

export const STARS = Array.from({ length: 34 }, (_, n) => `M${(n * 157) % WIDTH} ${(n * 83) % 230}h0`).join(
  '',
);

/** Moonlight on the water. */
export const GLINTS = Array.from(
  { length: 14 },
  (_, n) => `M${524 + ((n * 37) % 90)} ${318 + n * 9}h${18 + ((n * 13) % 30)}`,
).join('');
