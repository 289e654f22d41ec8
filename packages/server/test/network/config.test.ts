import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { SETTINGS } from '../../src/config/settings.ts';
import { USAGE } from '../../src/config/usage.ts';

describe('the configuration', () => {
  it('is safe by default', () => {
    expect(readConfig([], {})).toEqual({
      ok: true,
      config: {
        port: 8080,
        host: '127.0.0.1',
        folder: 'data',
        origins: [],
        publicHosts: [],
        behindProxy: false,
        metricsOpen: false,
        logLevel: 'info',
        botThreads: expect.any(Number) as number,
        botPause: 800,
        connections: 20_000,
        connectionsPerAddress: 200,
        connectionsPerPerson: 20,
        heartbeat: 30,
        credits: 20,
        noticeDelay: 30,
        contact: '',
        noticeLoopback: false,
      },
    });
  });

  it('reads variables; flags take precedence', () => {
    const env = { PORT: '1000', HOST: '::1', TOPSAIL_PROXY: 'yes', TOPSAIL_BOT_THREADS: '3' };
    expect(readConfig(['--port=2000', '--metrics-open'], env)).toMatchObject({
      config: { port: 2000, host: '::1', behindProxy: true, metricsOpen: true, botThreads: 3 },
    });
  });

  it('accepts several origins', () => {
    expect(readConfig(['--origin', 'https://a.example, http://b.example:81'], {})).toMatchObject({
      config: { origins: ['https://a.example', 'http://b.example:81'] },
    });
  });

  it.each([
    [['--port', '65536'], {}, "--port needs a number from 0 to 65535, not '65536'"],
    [['--port', '80a'], {}, "--port needs a number from 0 to 65535, not '80a'"],
    [[], { PORT: '-1' }, "PORT needs a number from 0 to 65535, not '-1'"],
    [['--host='], {}, "--host needs an address of this machine, not ''"],
    [
      ['--origin', 'https://a.example/'],
      {},
      "--origin needs origins like https://topsail.example, separated by commas, not 'https://a.example/'",
    ],
    [['--origin', 'ftp://a'], {}, /--origin needs/],
    [['--public-host', 'https://a.example'], {}, /--public-host needs host names like topsail.example/],
    [[], { TOPSAIL_PROXY: 'perhaps' }, "TOPSAIL_PROXY needs yes or no, not 'perhaps'"],
    [['--log', 'loud'], {}, /--log needs silent, error, warn, info, debug/],
    [['--bot-threads', '0'], {}, /--bot-threads needs/],
    [['--prot', '1'], {}, /Unknown option '--prot'/],
    [['stray'], {}, /stray/],
  ])('rejects %j with %j and says why', (argv, env, problem) => {
    const read = readConfig(argv, env);
    expect(read).toMatchObject({ ok: false });
    expect(read.ok === false && read.problem).toMatch(problem);
  });

  it('has a usage text with every flag and variable', () => {
    expect(readConfig(['--port', 'x', '--help'], {})).toEqual({ ok: 'help' });
    for (const { flag, variable } of Object.values(SETTINGS)) {
      expect(USAGE).toContain(`--${flag}`);
      expect(USAGE).toContain(variable);
    }
  });

  it('is described correctly in docs/hosting.md', () => {
    const page = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
    const rows = Object.values(SETTINGS).map(
      ({ flag, variable, fallback, help }) =>
        `| \`--${flag}\` | \`${variable}\` | ${fallback === '' ? '' : `\`${fallback}\` `}| ${help} |`,
    );
    expect(page).toContain(rows.join('\n'));
  });
});
