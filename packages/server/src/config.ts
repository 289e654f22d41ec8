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

/** Reads what was said on the command line and in the environment. */
export function readConfig(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConfigRead {
  const said = readFlags(argv);
  if (typeof said === 'string') return { ok: false, problem: said };
  if (said.help === true) return { ok: 'help' };
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const { text, from } = textOf(setting, said, env);
    const value = setting.read(text);
    if (value === undefined) return { ok: false, problem: `${from} wants ${setting.wants}, not '${text}'` };
    config[name] = value;
  }
  return { ok: true, config: config as Config };
}

type Said = Readonly<Record<string, string | boolean | undefined>>;

function readFlags(argv: readonly string[]): Said | string {
  const flags = Object.values<Setting>(SETTINGS).map(
    ({ flag, takes }) => [flag, { type: takes === undefined ? 'boolean' : 'string' }] as const,
  );
  try {
    const options = { ...Object.fromEntries(flags), help: { type: 'boolean', short: 'h' } as const };
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function textOf(
  { flag, variable, usual }: Setting,
  said: Said,
  env: Readonly<Record<string, string | undefined>>,
): { readonly text: string; readonly from: string } {
  const word = said[flag];
  if (word !== undefined) return { text: word === true ? 'yes' : String(word), from: `--${flag}` };
  return { text: env[variable] ?? usual, from: variable };
}
