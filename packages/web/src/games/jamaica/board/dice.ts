import type { JamaicaEvent, View } from '@topsail/games';
import type { ShownBeat } from '../../contract/beat.ts';
import type { Point } from '../../shared/board/geometry.ts';

/** A die in the chest: where its middle lies, and where it comes from. */
interface ThrownDie {
  readonly n: number;
  readonly at: Point;
  readonly from: Point;
  readonly turn: number;
  readonly scale: number;
}

interface Throw {
  /** The event that moves them, if one does. */
  readonly event: JamaicaEvent | undefined;
  readonly dice: readonly ThrownDie[];
}

/** Where they lie before they are set, large, and where the sun and the moon are. */
const ROLLED = [
  { at: [-41, -8], turn: -14, scale: 1.6 },
  { at: [41, -4], turn: 11, scale: 1.6 },
] as const;
const SET: readonly [Point, Point] = [
  [-42, 11],
  [42, 11],
];
const HAND: readonly [Point, Point] = [
  [-250, -190],
  [250, -160],
];

/** The dice of the round, and how they came to lie there. */
export function throwOf(
  { morning, evening, assigned }: View['table']['dice'],
  beat: ShownBeat<View, JamaicaEvent> | undefined,
): Throw {
  if (morning === 0) return { event: undefined, dice: [] };
  const event = beat?.event.e === 'roll' || beat?.event.e === 'assign' ? beat.event : undefined;
  const values = [morning, evening] as const;
  if (!assigned)
    return {
      event,
      dice: ROLLED.map((lies, i) => ({ ...lies, n: values[i] ?? 0, from: HAND[i] ?? lies.at })),
    };
  const isCrossed = beat !== undefined && beat.before.table.dice.morning !== morning;
  const cameFrom = isCrossed ? ROLLED.toReversed() : ROLLED;
  return {
    event,
    dice: SET.map((at, i) => ({ n: values[i] ?? 0, at, from: cameFrom[i]?.at ?? at, turn: 0, scale: 1 })),
  };
}
