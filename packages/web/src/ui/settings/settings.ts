import { keep, kept } from '../../browser/storage.ts';

/** How quickly what happens is shown. */
export const PACES = ['story', 'normal', 'brisk', 'instant'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;

export interface Settings {
  readonly pace: (typeof PACES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Whether somebody has chosen between sound and silence. */
  readonly soundChosen: boolean;
  /** From 1 to `LOUDEST`. */
  readonly volume: number;
  /** Whether the sea is heard under the sounds. */
  readonly sea: boolean;
  /** Whether the number keys choose answers. */
  readonly digits: boolean;
  /** Whether tables are shown as lists and buttons, without the board. */
  readonly list: boolean;
}

export const LOUDEST = 10;
const USUAL_VOLUME = 7;

const KEY = 'topsail.settings';

/** As they are when nobody has changed anything. */
const USUAL: Settings = {
  pace: 'normal',
  theme: 'system',
  motion: 'system',
  digits: true,
  list: false,
  sound: false,
  soundChosen: false,
  volume: USUAL_VOLUME,
  sea: true,
};

export function keptSettings(): Settings {
  return readSettings(kept(KEY) ?? '', USUAL);
}

export function keepSettings(settings: Settings): void {
  keep(KEY, writeSettings(settings));
}

/** `pace=normal theme=dark …`, in any order; what is missing or unknown is as usual. Once it was only `calm on`. */
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
    pace: said.get('pace') === 'calm' ? 'normal' : one('pace', PACES, usual.pace),
    theme: one('theme', THEMES, usual.theme),
    motion: one('motion', MOTIONS, usual.motion),
    sound: isOn('sound', usual.sound),
    soundChosen: isOn('soundChosen', usual.soundChosen),
    volume: volumeIn(said.get('volume')) ?? usual.volume,
    sea: isOn('sea', usual.sea),
    digits: isOn('digits', usual.digits),
    list: isOn('list', usual.list),
  };
}

function volumeIn(text: string | undefined): number | undefined {
  const volume = Number(text);
  return Number.isInteger(volume) && volume >= 1 && volume <= LOUDEST ? volume : undefined;
}

export function writeSettings(settings: Settings): string {
  return Object.entries(settings)
    .map(([key, value]: [string, string | number | boolean]) => {
      if (typeof value !== 'boolean') return `${key}=${value}`;
      return `${key}=${value ? 'on' : 'off'}`;
    })
    .join(' ');
}
