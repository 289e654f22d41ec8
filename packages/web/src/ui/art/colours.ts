/** The colour of a crew, a darker cut of it, the ink of its emblem, and the emblem that never lets colour speak alone. */
export interface Colours {
  readonly colour: string;
  readonly dark: string;
  readonly ink: string;
  readonly emblem: string;
}

const CAPTAINS: readonly Colours[] = [
  { colour: '#d95b18', dark: '#983a0a', ink: '#fff6e3', emblem: 'swallow' },
  { colour: '#2f80d6', dark: '#1a549a', ink: '#ffffff', emblem: 'trident' },
  { colour: '#f2c230', dark: '#bf8a12', ink: '#1d2b33', emblem: 'crown' },
  { colour: '#f5eedd', dark: '#c9bc9c', ink: '#1d2b33', emblem: 'anchor' },
  { colour: '#7d2a72', dark: '#501648', ink: '#ffeefb', emblem: 'hourglass' },
  { colour: '#30333b', dark: '#16181d', ink: '#f5eedd', emblem: 'wheel' },
];

export const GHOST: Colours = { colour: '#9db8b4', dark: '#6f8f8c', ink: '#12252b', emblem: 'ghost' };

/** Of the captains, in the order of their names. */
export function coloursOf(captain: number): Colours {
  return CAPTAINS[captain] ?? GHOST;
}
