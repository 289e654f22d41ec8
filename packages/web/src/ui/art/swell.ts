/** One line of waves across a picture, filled down to its foot. */
export interface Swell {
  readonly y: number;
  /** From crest to crest. */
  readonly length: number;
  readonly height: number;
  /** How far the first crest is moved. */
  readonly shift: number;
}

/** Waves that curl over, as a pen draws them: a long back, a short hollow front. */
export function swellPath({ y, length: l, height: h, shift }: Swell, width: number, foot: number): string {
  const crests = Math.ceil(width / l) + 3;
  const crest = `c${l * 0.2} ${h * 0.1} ${l * 0.42} ${-h * 0.2} ${l * 0.56} ${-h} ${l * 0.05} ${h * 0.6} ${l * 0.2} ${h} ${l * 0.44} ${h}`;
  return `M${shift - l} ${y}${crest.repeat(crests)}V${foot}H${shift - l}z`;
}
