/** The folders of packages/web/src from the lowest up. Each may import only itself and those before it. */
const layers = [
  { folder: 'browser', reason: 'Storage, clipboard and files know nothing of what they keep.' },
  { folder: 'words', reason: 'Messages are said the same way wherever they are shown.' },
  { folder: 'ui', reason: 'Buttons, drawings and settings serve every page, so they know none.' },
  { folder: 'games', reason: 'A game draws itself from its own view, wherever its table comes from.' },
  { folder: 'rules', reason: 'The rule book is read beside any table, and without one.' },
  { folder: 'table', reason: 'What a viewer knows of a table is the same alone, online and in a replay.' },
  { folder: 'session', reason: 'A game in this browser needs no server.' },
  { folder: 'online', reason: 'What the server says becomes a table here, before anything is drawn.' },
  { folder: 'replay', reason: 'A replay shows any game that was played, alone or online.' },
  { folder: 'stage', reason: 'What happens is shown event by event, no matter who plays and where.' },
  {
    folder: 'shell',
    reason: 'The shell draws any table, and never asks where it comes from or which game it is.',
  },
  { folder: 'pages', reason: 'Pages put the parts together; no part needs to know its page.' },
  { folder: 'app', reason: 'Only the app knows all pages.' },
];

/** What everybody outside may import of `games`: all but the folder of one game. */
const sharedByGames = '^packages/web/src/games/(contract|shared|catalogue)/';

const source = '^packages/web/src/';
const test = '[.]test[.]ts$|/testing/';

const upward = layers.slice(0, -1).map(({ folder, reason }, n) => ({
  name: `web-${folder}-imports-nothing-above`,
  comment: reason,
  severity: 'error',
  from: { path: `${source}${folder}/`, pathNot: test },
  to: {
    path: `${source}(${layers
      .slice(n + 1)
      .map((above) => above.folder)
      .join('|')})/`,
  },
}));

const games = [
  {
    name: 'web-games-stand-alone',
    comment: 'A game can be added, changed and removed without a look at the others.',
    severity: 'error',
    from: { path: `${source}games/([^/]+)/`, pathNot: test },
    to: { path: `${source}games/`, pathNot: [`${source}games/$1/`, sharedByGames] },
  },
  {
    name: 'web-games-are-met-through-the-registry',
    comment: 'What asks for one game by its folder would have to be changed for every other game.',
    severity: 'error',
    from: { path: source, pathNot: [`${source}games/`, test] },
    to: { path: `${source}games/`, pathNot: [sharedByGames, `${source}games/(registry|small)[.]ts$`] },
  },
];

module.exports = { layers, webRules: [...upward, ...games] };
