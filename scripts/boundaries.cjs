// Which package may import which. The sources of a package are ^packages/NAME/src.
const pure = '^packages/(engine|games|bots)/src';
const test = '[.]test[.]ts$|^packages/[^/]+/(test|e2e)/|^packages/[^/]+/[^/]+[.]config[.](ts|js)$';
const testing = '^packages/(engine|store)/src/testing/';
const samples = '^packages/store/src/testing/(played|damaged-copies|entry-reader)[.]ts$';

const { webRules } = require('./web-layers.cjs');

const everythingBut = (allowed) => ({ pathNot: allowed });

module.exports = {
  forbidden: [
    {
      name: 'engine-imports-nothing',
      comment: 'The engine knows no game and no machine; everything stands on it, so it stands on nothing.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: [test, testing] },
      to: everythingBut('^packages/engine/src'),
    },
    {
      name: 'games-import-engine-only',
      comment: 'Rules that know only the engine run unchanged in browser, server, worker and command line.',
      severity: 'error',
      from: { path: '^packages/games/src', pathNot: test },
      to: everythingBut('^packages/(games|engine)/src'),
    },
    {
      name: 'bots-import-engine-and-games-only',
      comment: 'A bot that could reach further could see more than a player at the table.',
      severity: 'error',
      from: { path: '^packages/bots/src', pathNot: test },
      to: everythingBut('^packages/(bots|games|engine)/src'),
    },
    {
      name: 'protocol-imports-bots-and-below',
      comment:
        'Messages are the border between server and browser; what they import, both must carry: of bots only their levels.',
      severity: 'error',
      from: { path: '^packages/protocol/src', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(protocol|bots|games|engine)/src' },
    },
    {
      name: 'store-imports-protocol-and-below',
      comment:
        'What is kept must be readable without the server that kept it: backup, restore and doctor are commands.',
      severity: 'error',
      from: { path: '^packages/store/src', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(store|protocol|bots|games|engine)/src' },
    },
    {
      name: 'threads-import-bots-and-below',
      comment: 'Threads only carry thoughts; server and command line share them.',
      severity: 'error',
      from: { path: '^packages/threads/src', pathNot: test },
      to: { path: '^packages/', pathNot: '^packages/(threads|bots|games|engine)/src' },
    },
    {
      name: 'leaves-import-no-leaf',
      comment: 'Web, server and command line are alternatives; one that imports another drags it along.',
      severity: 'error',
      from: { path: '^packages/(web|server|cli)/' },
      to: { path: '^packages/(web|server|cli)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'nobody-imports-a-leaf',
      comment: 'What two packages need belongs below both, not in a program.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '^packages/(web|server|cli)/' },
      to: { path: '^packages/(web|server|cli)/' },
    },
    {
      name: 'engine-tests-know-no-game',
      comment: 'The engine must be testable, and understandable, without any game.',
      severity: 'error',
      from: { path: '^packages/engine/' },
      to: { path: '^packages/', pathNot: '^packages/engine/' },
    },
    {
      name: 'games-tests-stay-below',
      comment: 'A rule that needs a bot or a program to be tested is not a rule of the game alone.',
      severity: 'error',
      from: { path: '^packages/games/' },
      to: { path: '^packages/', pathNot: '^packages/(games|engine)/' },
    },
    {
      name: 'through-the-index',
      comment:
        'Packages meet at src/index.ts (or a door of testing, or bots/fetch-bots), so that their insides are free to change.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index[.]ts$',
          `${testing}(index|scratch)[.]ts$`,
          samples,
          '^packages/bots/src/(fetch-bots|testing/net-bits)[.]ts$',
        ],
      },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'The contract suite brings the test runner along, which no player should have to install.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [test, testing] },
      // Stored games to play with need no test runner: drills use them.
      to: { path: testing, pathNot: samples },
    },
    {
      name: 'files-import-files',
      comment: "Inside a package an index is the package's door to others; going through it makes cycles.",
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: test },
      to: { path: '^packages/$1/src/index[.]ts$' },
    },
    {
      name: 'no-machine-in-the-pure-packages',
      comment: 'Engine, games and bots have no clock, no files, no network and no page: only the language.',
      severity: 'error',
      from: { path: pure, pathNot: [test, testing] },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    ...webRules,
    {
      name: 'no-cycles',
      comment:
        'Files in a circle run in an order nobody chose. Types may refer to each other: a state holds its ruleset, whose points take the state.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere also escapes every rule above.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    exclude: { path: '(^|/)(dist|reports)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.svelte', '.d.ts'],
    },
  },
};
