import { parseArgs } from 'node:util';
import { SETTINGS, type Setting } from './settings.ts';

type Settings = typeof SETTINGS;

export type Config = {
  readonly [K in keyof Settings]: Exclude<ReturnType<Settings[K]['read']>, undefined>;
};

export type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string }
  | { readonly ok: 'help' };

/** Reads the command line and the environment. */
export function readConfig(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConfigRead {
  const flags = readFlags(argv);
  if (typeof flags === 'string') return { ok: false, problem: flags };
  if (flags.help === true) return { ok: 'help' };
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const { text, from } = textOf(setting, flags, env);
    const value = setting.read(text);
    if (value === undefined)
      return { ok: false, problem: `${from} needs ${setting.expected}, not '${text}'` };
    config[name] = value;
  }
  return { ok: true, config: config as Config };
}

type Flags = Readonly<Record<string, string | boolean | undefined>>;

function readFlags(argv: readonly string[]): Flags | string {
  const flags = Object.values<Setting>(SETTINGS).map(
    ({ flag, placeholder }) => [flag, { type: placeholder === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    const options = { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } as const };
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function textOf(
  { flag, variable, fallback }: Setting,
  flags: Flags,
  env: Readonly<Record<string, string | undefined>>,
): { readonly text: string; readonly from: string } {
  const value = flags[flag];
  if (value !== undefined) return { text: value === true ? 'yes' : String(value), from: `--${flag}` };
  return { text: env[variable] ?? fallback, from: variable };
}
