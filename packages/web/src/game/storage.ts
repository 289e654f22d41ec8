import { fitChoice, type Choice } from './choice.ts';

/** How quickly bots are seen to answer. */
export const PACES = ['instant', 'calm'] as const;
type Pace = (typeof PACES)[number];

export interface Settings {
  readonly pace: Pace;
  /** Whether the number keys choose answers. */
  readonly digits: boolean;
}

const TABLE = 'topsail.table';
const SETTINGS = 'topsail.settings';
const SEEN = 'topsail.seen';

/** A browser may forbid all storage; then the page works on and only forgets. */
function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing to do: the game goes on unsaved.
  }
}

export function keptTable(): string | undefined {
  return read(TABLE);
}

export function keepTable(record: string): void {
  write(TABLE, record);
}

/** Which online tables were seen, and up to where. */
export function keptSeen(): string | undefined {
  return read(SEEN);
}

export function keepSeen(tables: string): void {
  write(SEEN, tables);
}

/** Who wants less motion is not made to wait for it. */
function usualSettings(): Settings {
  const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
  return { pace: isStill ? 'instant' : 'calm', digits: true };
}

export function keptSettings(): Settings {
  const usual = usualSettings();
  const [pace, digits] = (read(SETTINGS) ?? '').split(' ');
  return {
    pace: PACES.find((known) => known === pace) ?? usual.pace,
    digits: digits === undefined ? usual.digits : digits !== 'off',
  };
}

export function keepSettings({ pace, digits }: Settings): void {
  write(SETTINGS, `${pace} ${digits ? 'on' : 'off'}`);
}

/** Six letters and digits nobody has thought of. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

export function seededChoice(choice: Choice): Choice {
  return fitChoice({ ...choice, seed: choice.seed === '' ? freshSeed() : choice.seed });
}
