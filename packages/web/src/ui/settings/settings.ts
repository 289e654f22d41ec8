import { keep, kept } from '../../browser/storage.ts';

/** How quickly others are seen to answer, and how quickly things move. */
export const PACES = ['calm', 'brisk', 'instant'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;

export interface Settings {
  readonly pace: (typeof PACES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Whether the number keys choose answers. */
  readonly digits: boolean;
  /** Whether tables are shown as lists and buttons, without the board. */
  readonly list: boolean;
}

const KEY = 'topsail.settings';

/** As they are when nobody has changed anything: who wants less motion is not made to wait for it. */
function usualSettings(): Settings {
  const { matches: isStill } = matchMedia('(prefers-reduced-motion: reduce)');
  const pace = isStill ? 'instant' : 'calm';
  return { pace, theme: 'system', motion: 'system', sound: false, digits: true, list: false };
}

export function keptSettings(): Settings {
  return readSettings(kept(KEY) ?? '', usualSettings());
}

export function keepSettings(settings: Settings): void {
  keep(KEY, writeSettings(settings));
}

/** `pace=calm theme=dark …`, in any order; what is missing or unknown is as usual. Once it was only `calm on`. */
export function readSettings(text: string, usual: Settings): Settings {
  const old = /^(\w+) (on|off)$/.exec(text);
  const said = new Map(
    old === null
      ? text.split(' ').map((word): [string, string] => [word.replace(/=.*/, ''), word.replace(/.*=/, '')])
      : [
          ['pace', old[1] ?? ''],
          ['digits', old[2] ?? ''],
        ],
  );
  const one = <T extends string>(key: string, known: readonly T[], usually: T): T =>
    known.find((value) => value === said.get(key)) ?? usually;
  const isOn = (key: string, usually: boolean): boolean =>
    one(key, ['on', 'off'], usually ? 'on' : 'off') === 'on';
  return {
    pace: one('pace', PACES, usual.pace),
    theme: one('theme', THEMES, usual.theme),
    motion: one('motion', MOTIONS, usual.motion),
    sound: isOn('sound', usual.sound),
    digits: isOn('digits', usual.digits),
    list: isOn('list', usual.list),
  };
}

export function writeSettings(settings: Settings): string {
  return Object.entries(settings)
    .map(([key, value]: [string, string | boolean]) => {
      if (typeof value === 'string') return `${key}=${value}`;
      return `${key}=${value ? 'on' : 'off'}`;
    })
    .join(' ');
}
