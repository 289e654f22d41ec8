import { describe, expect, it } from 'vitest';
import {
  advisoryFaults,
  advisoryWords,
  keptListFaults,
  keptFrom,
  licenceFaults,
  packagesIn,
  scriptFaults,
} from '../../../scripts/supply/lock.mjs';

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    'packages/web': { version: '0.1.0' },
    'node_modules/@topsail/web': { link: true },
    'node_modules/ws': { version: '8.0.0', license: 'MIT' },
    'node_modules/axe': { version: '4.0.0', license: 'MPL-2.0', dev: true },
    'node_modules/axe/node_modules/ws': {
      version: '7.0.0',
      license: 'MIT',
      dev: true,
      hasInstallScript: true,
    },
  },
};
const packages = packagesIn(LOCK);
const NONE = { checked: null, packages: [], advisories: [] };

describe('the lock file', () => {
  it('lists every version of every package once, our own excepted', () => {
    expect(packages.map(({ name, version }) => `${name}@${version}`)).toEqual([
      'ws@8.0.0',
      'axe@4.0.0',
      'ws@7.0.0',
    ]);
  });
});

describe('a licence', () => {
  it('that is allowed for tools is not allowed for what players run', () => {
    expect(licenceFaults(packages)).toEqual([]);
    const shipped = packages.map((one) => ({ ...one, isTool: false }));
    expect(licenceFaults(shipped)).toEqual([
      'axe@4.0.0 has the licence MPL-2.0, which is not allowed for what players run',
    ]);
  });

  it.each(['GPL-3.0-only', 'UNLICENSED', undefined])('that is not on the list is refused: %s', (licence) => {
    expect(licenceFaults([{ ...packages[0]!, licence, isTool: true }])).toHaveLength(1);
  });
});

describe('an install script', () => {
  const reason = '| `ws` | It must. |';

  it('is allowed by name, with a reason', () => {
    expect(scriptFaults(packages, { ws: true }, reason)).toEqual([]);
  });

  it.each([
    ['without a name', {}, '', 'ws has an install script that allowScripts'],
    ['that is forbidden by name', { ws: false }, '', 'ws has an install script that allowScripts'],
    ['without a reason', { ws: true }, 'ws', 'does not say why ws may run'],
    [
      'that is no longer there',
      { ws: true, axe: true },
      `${reason}\n| \`axe\` | Why. |`,
      'names axe, which has no',
    ],
  ])('is refused %s', (_how, allowed, page, fault) => {
    expect(scriptFaults(packages, allowed, page)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('the kept advisories', () => {
  const audit = {
    vulnerabilities: {
      ws: {
        via: [{ title: 'Crash', url: 'https://advisory.example/1', severity: 'high' }, 'other'],
        nodes: ['node_modules/axe/node_modules/ws'],
      },
    },
  };
  const kept = keptFrom(audit, packages, NONE, '2026-11-18');

  it('say which version of which package is affected', () => {
    expect(advisoryFaults(packages, kept)).toEqual(['ws@7.0.0: Crash (high) https://advisory.example/1']);
    expect(advisoryFaults(packages.slice(0, 2), kept)).toEqual([]);
  });

  it('have the day on which they were fetched and what they were fetched for, or are none', () => {
    expect([kept, NONE].flatMap(keptListFaults)).toEqual([]);
    const wrong = [
      { ...kept, checked: null },
      { ...kept, checked: 'yesterday' },
      { ...kept, packages: [] },
      { ...NONE, checked: '2026-11-18' },
    ];
    expect(wrong.flatMap(keptListFaults)).toHaveLength(wrong.length);
  });

  it('keep an excuse when they are fetched again', () => {
    const excused = {
      ...kept,
      advisories: kept.advisories.map((one: object) => ({ ...one, excuse: 'a test only' })),
    };
    expect(advisoryFaults(packages, keptFrom(audit, packages, excused, '2026-11-19'))).toEqual([]);
  });

  it('say plainly what they cannot know', () => {
    expect(advisoryWords(packages, NONE)).toContain('NOT CHECKED');
    expect(advisoryWords(packages, kept)).toBe(
      'advisories: as known on 2026-11-18; later ones are not known here',
    );
    const newer = [...packages, { ...packages[0]!, version: '9.0.0' }];
    expect(advisoryWords(newer, kept)).toContain('but not for 1 that came since');
  });
});
