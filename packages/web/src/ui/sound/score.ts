import type { Sound } from './sounds.ts';

/** One stroke of a sound: a tone or a hiss that swells and dies away. Times in seconds, pitches in hertz. */
export interface Stroke {
  readonly kind: 'hiss' | 'sine' | 'square' | 'triangle';
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** Of the tone, or of the middle of the hiss. */
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  /** How long it swells; a blow by default. */
  readonly swell?: number;
}

/** Every sound as its strokes: all are made here, none is recorded. */
export const SCORE: Readonly<Record<Sound, readonly Stroke[]>> = {
  bell: [...chime(0, 880, 0.15), ...chime(0.24, 880, 0.12)],
  boat: [
    { kind: 'sine', at: 0, lasts: 0.16, loud: 0.3, pitch: 150, to: 70 },
    { kind: 'hiss', at: 0.1, lasts: 0.5, loud: 0.14, pitch: 900, to: 300, swell: 0.08 },
  ],
  cannon: [
    { kind: 'sine', at: 0, lasts: 0.7, loud: 0.45, pitch: 110, to: 32 },
    { kind: 'hiss', at: 0, lasts: 0.5, loud: 0.3, pitch: 500, to: 90 },
    { kind: 'hiss', at: 0.12, lasts: 1.1, loud: 0.07, pitch: 220, to: 80, swell: 0.2 },
  ],
  card: [{ kind: 'hiss', at: 0, lasts: 0.09, loud: 0.16, pitch: 2600, to: 900 }],
  chest: [
    { kind: 'square', at: 0, lasts: 0.35, loud: 0.03, pitch: 140, to: 310, swell: 0.1 },
    ...arpeggio(0.32, 0.08, [1047, 1319, 1568, 2093], 0.07),
  ],
  coin: [
    { kind: 'triangle', at: 0, lasts: 0.18, loud: 0.1, pitch: 1980 },
    { kind: 'triangle', at: 0.06, lasts: 0.3, loud: 0.1, pitch: 2640 },
  ],
  curse: [
    { kind: 'triangle', at: 0, lasts: 0.9, loud: 0.13, pitch: 233, to: 110, swell: 0.15 },
    { kind: 'triangle', at: 0.05, lasts: 0.9, loud: 0.11, pitch: 247, to: 104, swell: 0.15 },
    { kind: 'hiss', at: 0.1, lasts: 0.7, loud: 0.05, pitch: 3400, to: 700, swell: 0.3 },
  ],
  dice: [0, 0.07, 0.16, 0.29].map((at, n) => ({
    kind: 'hiss' as const,
    at,
    lasts: 0.05,
    loud: 0.22 - 0.03 * n,
    pitch: 1500 - 120 * n,
  })),
  drift: [
    { kind: 'square', at: 0, lasts: 0.3, loud: 0.03, pitch: 190, to: 120, swell: 0.08 },
    { kind: 'square', at: 0.34, lasts: 0.34, loud: 0.03, pitch: 170, to: 95, swell: 0.1 },
    { kind: 'hiss', at: 0, lasts: 0.8, loud: 0.08, pitch: 500, to: 240, swell: 0.2 },
  ],
  end: [...arpeggio(0, 0.14, [523, 659, 784, 1047], 0.14), ...chime(0.56, 1047, 0.12)],
  home: [...chime(0, 784, 0.12), ...chime(0.18, 988, 0.12), ...chime(0.36, 1175, 0.12)],
  hop: [
    { kind: 'sine', at: 0, lasts: 0.12, loud: 0.2, pitch: 320, to: 620 },
    { kind: 'sine', at: 0.16, lasts: 0.14, loud: 0.2, pitch: 360, to: 700 },
    { kind: 'hiss', at: 0.32, lasts: 0.06, loud: 0.14, pitch: 420, to: 200 },
  ],
  load: [
    { kind: 'sine', at: 0, lasts: 0.14, loud: 0.32, pitch: 190, to: 85 },
    { kind: 'hiss', at: 0, lasts: 0.06, loud: 0.14, pitch: 900, to: 300 },
    { kind: 'sine', at: 0.13, lasts: 0.14, loud: 0.26, pitch: 170, to: 80 },
  ],
  loot: [...arpeggio(0, 0.06, [1760, 1480, 1976, 2349], 0.08)],
  sabre: [
    { kind: 'triangle', at: 0, lasts: 0.5, loud: 0.1, pitch: 3136, to: 2960 },
    { kind: 'triangle', at: 0, lasts: 0.35, loud: 0.08, pitch: 4699, to: 4400 },
    { kind: 'hiss', at: 0, lasts: 0.12, loud: 0.16, pitch: 5200, to: 2600 },
  ],
  sail: [
    { kind: 'hiss', at: 0, lasts: 0.9, loud: 0.13, pitch: 380, to: 760, swell: 0.3 },
    { kind: 'hiss', at: 0.1, lasts: 0.8, loud: 0.05, pitch: 1800, to: 1200, swell: 0.35 },
  ],
  short: [
    { kind: 'triangle', at: 0, lasts: 0.3, loud: 0.16, pitch: 311 },
    { kind: 'triangle', at: 0.22, lasts: 0.55, loud: 0.16, pitch: 233, to: 220 },
  ],
  shuffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((at, n) => ({
    kind: 'hiss' as const,
    at,
    lasts: 0.06,
    loud: 0.09,
    pitch: 2000 + 160 * n,
    to: 1200,
  })),
  steps: [0, 0.13, 0.26, 0.39].map((at, n) => ({
    kind: 'hiss' as const,
    at,
    lasts: 0.05,
    loud: 0.2 - 0.02 * n,
    pitch: 420 - 50 * n,
    to: 180,
  })),
  turn: [...chime(0, 659, 0.14), ...chime(0.16, 988, 0.16)],
  win: [...arpeggio(0, 0.1, [587, 740, 880, 1175], 0.13)],
};

/** A bell: the tone, and a quieter one far above it. */
function chime(at: number, pitch: number, loud: number): readonly Stroke[] {
  return [
    { kind: 'sine', at, lasts: 1.3, loud, pitch },
    { kind: 'sine', at, lasts: 0.8, loud: loud / 2, pitch: pitch * 2.52 },
  ];
}

function arpeggio(from: number, step: number, pitches: readonly number[], loud: number): readonly Stroke[] {
  return pitches.map((pitch, n) => ({ kind: 'triangle', at: from + n * step, lasts: 0.4, loud, pitch }));
}
