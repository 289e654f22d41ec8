import { availableParallelism } from 'node:os';
import { LOG_LEVELS } from '../log.ts';

export interface Setting {
  readonly flag: string;
  readonly variable: string;
  /** The name of the flag's value in `--help`; undefined for a flag without a value. */
  readonly placeholder?: string;
  readonly fallback: string;
  readonly help: string;
  /** Describes a valid value. */
  readonly expected: string;
  /** Undefined when the text is not valid. */
  readonly read: (text: string) => unknown;
}

/** All settings. A flag takes precedence over its environment variable, and both over the fallback. */
export const SETTINGS = {
  port: {
    flag: 'port',
    variable: 'PORT',
    placeholder: 'NUMBER',
    fallback: '8080',
    help: 'The port to listen on; 0 takes any free port.',
    ...wholeNumber(0, 65_535),
  },
  host: {
    flag: 'host',
    variable: 'HOST',
    placeholder: 'ADDRESS',
    fallback: '127.0.0.1',
    help: 'The address to listen on; 0.0.0.0 accepts other machines.',
    expected: 'an address of this machine',
    read: (text: string) => (text === '' ? undefined : text),
  },
  folder: {
    flag: 'data',
    variable: 'TOPSAIL_DATA',
    placeholder: 'FOLDER',
    fallback: 'data',
    help: 'The folder of the database.',
    expected: 'a folder',
    read: (text: string) => (text === '' ? undefined : text),
  },
  origins: {
    flag: 'origin',
    variable: 'TOPSAIL_ORIGIN',
    placeholder: 'LIST',
    fallback: '',
    help: 'The origins of pages that may use this server, separated by commas; if empty, its own.',
    expected: 'origins like https://topsail.example, separated by commas',
    read: readOrigins,
  },
  publicHosts: {
    flag: 'public-host',
    variable: 'TOPSAIL_PUBLIC_HOST',
    placeholder: 'LIST',
    fallback: '',
    help: 'The host names of this server on the internet, separated by commas; if empty, any behind a proxy, else none.',
    expected: 'host names like topsail.example, separated by commas',
    read: readHosts,
  },
  behindProxy: {
    flag: 'behind-proxy',
    variable: 'TOPSAIL_PROXY',
    fallback: 'no',
    help: 'Trust X-Forwarded-For and X-Forwarded-Proto. Only if nobody can bypass the proxy.',
    ...yesOrNo(),
  },
  metricsOpen: {
    flag: 'metrics-open',
    variable: 'TOPSAIL_METRICS_OPEN',
    fallback: 'no',
    help: 'Answer /metrics to everybody, not only to this machine.',
    ...yesOrNo(),
  },
  logLevel: {
    flag: 'log',
    variable: 'TOPSAIL_LOG',
    placeholder: 'LEVEL',
    fallback: 'info',
    help: 'How much to log: silent, error, warn, info or debug.',
    expected: LOG_LEVELS.join(', '),
    read: (text: string) => LOG_LEVELS.find((level) => level === text),
  },
  botThreads: {
    flag: 'bot-threads',
    variable: 'TOPSAIL_BOT_THREADS',
    placeholder: 'NUMBER',
    fallback: 'auto',
    help: 'How many bots think at the same time; auto leaves one core to the tables.',
    expected: 'auto or a number from 1 to 64',
    read: (text: string) =>
      text === 'auto' ? Math.max(1, availableParallelism() - 1) : wholeNumber(1, 64).read(text),
  },
  botPause: {
    flag: 'bot-pause',
    variable: 'TOPSAIL_BOT_PAUSE',
    placeholder: 'MILLISECONDS',
    fallback: '800',
    help: 'The shortest time between the last move and a move of a bot, so that people can follow.',
    ...wholeNumber(0, 60_000),
  },
  connections: {
    flag: 'connections',
    variable: 'TOPSAIL_CONNECTIONS',
    placeholder: 'NUMBER',
    fallback: '20000',
    help: 'How many connections may be open at once.',
    ...wholeNumber(1, 1_000_000),
  },
  connectionsPerAddress: {
    flag: 'connections-per-address',
    variable: 'TOPSAIL_CONNECTIONS_PER_ADDRESS',
    placeholder: 'NUMBER',
    fallback: '200',
    help: 'How many WebSockets one address may have.',
    ...wholeNumber(1, 1_000_000),
  },
  connectionsPerPerson: {
    flag: 'connections-per-person',
    variable: 'TOPSAIL_CONNECTIONS_PER_PERSON',
    placeholder: 'NUMBER',
    fallback: '20',
    help: 'How many WebSockets one person may have: tabs and devices.',
    ...wholeNumber(1, 1_000_000),
  },
  heartbeat: {
    flag: 'heartbeat',
    variable: 'TOPSAIL_HEARTBEAT',
    placeholder: 'SECONDS',
    fallback: '30',
    help: 'How often a connection is pinged. One that has not answered by the next ping is closed.',
    ...wholeNumber(1, 3600),
  },
  credits: {
    flag: 'credits',
    variable: 'TOPSAIL_CREDITS',
    placeholder: 'NUMBER',
    fallback: '20',
    help: 'Credits that a connection gains per second; an address gains ten times as many. Messages cost 1 to 20. All other limits of a person and of an address grow with it.',
    ...wholeNumber(1, 1_000_000),
  },
  noticeDelay: {
    flag: 'notice-delay',
    variable: 'TOPSAIL_NOTICE_DELAY',
    placeholder: 'SECONDS',
    fallback: '30',
    help: 'How long a turn of a slow game waits for an answer before a notice is sent.',
    ...wholeNumber(0, 86_400),
  },
  contact: {
    flag: 'contact',
    variable: 'TOPSAIL_CONTACT',
    placeholder: 'URL',
    fallback: '',
    help: 'Where push services reach you when notices cause trouble: mailto:you@example or an https URL.',
    expected: 'a mailto: or https: URL',
    read: (text: string) => (text === '' || /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(text) ? text : undefined),
  },
  noticeLoopback: {
    flag: 'notice-loopback',
    variable: 'TOPSAIL_NOTICE_LOOPBACK',
    fallback: 'no',
    help: 'Send notices to this machine too. For tests only: people could reach what listens on it.',
    ...yesOrNo(),
  },
} as const satisfies Record<string, Setting>;

function wholeNumber(least: number, most: number) {
  return {
    expected: `a number from ${least} to ${most}`,
    read: (text: string) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

function yesOrNo() {
  return {
    expected: 'yes or no',
    read: (text: string) => {
      if (/^(yes|true|1)$/i.test(text)) return true;
      return /^(no|false|0|)$/i.test(text) ? false : undefined;
    },
  };
}

function readOrigins(text: string): readonly string[] | undefined {
  const origins = listed(text);
  return origins.every(isOrigin) ? origins : undefined;
}

function readHosts(text: string): readonly string[] | undefined {
  const hosts = listed(text.toLowerCase());
  return hosts.every((host) => /^[\w-]+(\.[\w-]+)*$/.test(host)) ? hosts : undefined;
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
