import { availableParallelism } from 'node:os';
import { LOG_LEVELS } from './log.ts';

export interface Setting {
  readonly flag: string;
  readonly variable: string;
  /** What stands after the flag; nothing after one that is only said or not said. */
  readonly takes?: string;
  readonly usual: string;
  readonly about: string;
  /** What a right value is, in words. */
  readonly wants: string;
  /** Undefined when the text cannot be meant. */
  readonly read: (text: string) => unknown;
}

/** Everything that can be set. A flag goes before its variable, and both before the usual value. */
export const SETTINGS = {
  port: {
    flag: 'port',
    variable: 'PORT',
    takes: 'NUMBER',
    usual: '8080',
    about: 'Where to listen; 0 takes any free port.',
    ...wholeNumber(0, 65_535),
  },
  host: {
    flag: 'host',
    variable: 'HOST',
    takes: 'ADDRESS',
    usual: '127.0.0.1',
    about: '0.0.0.0 lets other machines in.',
    wants: 'an address of this machine',
    read: (text: string) => (text === '' ? undefined : text),
  },
  folder: {
    flag: 'data',
    variable: 'TOPSAIL_DATA',
    takes: 'FOLDER',
    usual: 'data',
    about: 'Where everything lasting is kept.',
    wants: 'a folder',
    read: (text: string) => (text === '' ? undefined : text),
  },
  origins: {
    flag: 'origin',
    variable: 'TOPSAIL_ORIGIN',
    takes: 'LIST',
    usual: '',
    about: 'The addresses of the pages that may talk to this server, with commas between; if empty, its own.',
    wants: 'addresses like https://topsail.example, with commas between',
    read: readOrigins,
  },
  behindProxy: {
    flag: 'behind-proxy',
    variable: 'TOPSAIL_PROXY',
    usual: 'no',
    about: 'Trust X-Forwarded-For and X-Forwarded-Proto. Only if nobody can bypass the proxy.',
    ...yesOrNo(),
  },
  metricsOpen: {
    flag: 'metrics-open',
    variable: 'TOPSAIL_METRICS_OPEN',
    usual: 'no',
    about: 'Answer /metrics to everybody, not only to this machine.',
    ...yesOrNo(),
  },
  logLevel: {
    flag: 'log',
    variable: 'TOPSAIL_LOG',
    takes: 'LEVEL',
    usual: 'info',
    about: 'How much to log: silent, error, warn, info or debug.',
    wants: LOG_LEVELS.join(', '),
    read: (text: string) => LOG_LEVELS.find((level) => level === text),
  },
  botThreads: {
    flag: 'bot-threads',
    variable: 'TOPSAIL_BOT_THREADS',
    takes: 'NUMBER',
    usual: 'auto',
    about: 'How many bots think at the same time; auto leaves one core to the tables.',
    wants: 'auto or a number from 1 to 64',
    read: (text: string) =>
      text === 'auto' ? Math.max(1, availableParallelism() - 1) : wholeNumber(1, 64).read(text),
  },
  botPause: {
    flag: 'bot-pause',
    variable: 'TOPSAIL_BOT_PAUSE',
    takes: 'MILLISECONDS',
    usual: '800',
    about: 'How long after the last move a bot moves at the earliest, so that people can follow.',
    ...wholeNumber(0, 60_000),
  },
  connections: {
    flag: 'connections',
    variable: 'TOPSAIL_CONNECTIONS',
    takes: 'NUMBER',
    usual: '20000',
    about: 'How many connections may be open at once.',
    ...wholeNumber(1, 1_000_000),
  },
  connectionsPerAddress: {
    flag: 'connections-per-address',
    variable: 'TOPSAIL_CONNECTIONS_PER_ADDRESS',
    takes: 'NUMBER',
    usual: '200',
    about: 'How many of them, as WebSockets, from one address.',
    ...wholeNumber(1, 1_000_000),
  },
  connectionsPerPerson: {
    flag: 'connections-per-person',
    variable: 'TOPSAIL_CONNECTIONS_PER_PERSON',
    takes: 'NUMBER',
    usual: '20',
    about: 'How many of them, as WebSockets, for one person: tabs and devices.',
    ...wholeNumber(1, 1_000_000),
  },
  heartbeat: {
    flag: 'heartbeat',
    variable: 'TOPSAIL_HEARTBEAT',
    takes: 'SECONDS',
    usual: '30',
    about: 'How often a connection is pinged. One that has not answered by the next ping is closed.',
    ...wholeNumber(1, 3600),
  },
  credits: {
    flag: 'credits',
    variable: 'TOPSAIL_CREDITS',
    takes: 'NUMBER',
    usual: '20',
    about:
      'Credits a connection gains in a second; an address gains ten times as many. Messages cost 1 to 20.',
    ...wholeNumber(1, 1_000_000),
  },
} as const satisfies Record<string, Setting>;

function wholeNumber(least: number, most: number) {
  return {
    wants: `a number from ${least} to ${most}`,
    read: (text: string) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

function yesOrNo() {
  return {
    wants: 'yes or no',
    read: (text: string) => {
      if (/^(yes|true|1)$/i.test(text)) return true;
      return /^(no|false|0|)$/i.test(text) ? false : undefined;
    },
  };
}

function readOrigins(text: string): readonly string[] | undefined {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return origins.every(isOrigin) ? origins : undefined;
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
