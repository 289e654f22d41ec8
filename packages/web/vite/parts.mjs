// Lays together what pages have in common, so that each comes in few pieces and nobody fetches a thing twice.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const crew = (game) => fileURLToPath(new URL(`../../bots/src/${game}/fetch-levels.ts`, import.meta.url));
const FIRST = source('app/main.ts');
const START = source('pages/start/Start.svelte');
const SOLO = source('pages/solo/solo-table.ts');
const ONLINE = source('pages/online/Online.svelte');
const ENGINE =
  /packages.engine.src.(?!record|chronicle|replay|chance.(prov|replay))|(games.src.(offers|\w+.offer)|bots.src.bot)\.ts/;
const RULES = /packages.games.src.(\w+)./;
const BOTS = /packages.bots.src/;
const BOARD = '-board';
const GAMES = readdirSync(source('games')).filter((game) => existsSync(source(`games/${game}/client.ts`)));

/** Groups of modules for the bundler; what belongs to none is laid out by it as always. */
export function parts() {
  let partOf;
  let bots;
  // A group takes along what its modules import: what more pages need must be taken first.
  const part = (debugName, priority, belongs) => ({
    debugName,
    priority,
    test: /node_modules|packages.web.src/,
    name: (id, graph) => {
      const found = (partOf ??= partition(graph))(id);
      return belongs(found) ? found : null;
    },
  });
  return [
    // The page waits for the words, so these must not wait for the page.
    { name: 'spelled', test: /web.src.words.spelled|messageformat|make-plural/, priority: 4 },
    // The bots' thread fetches by it, and must not load the page for that.
    { name: 'preload', test: /vite.preload-helper/, priority: 5 },
    { name: 'engine', test: ENGINE, priority: 5 },
    // A game that is played online is recorded by the server. Rolls are listed by the page that proves them alone.
    { name: 'records', test: /packages.engine.src.(?!record-rolls)/, priority: 4 },
    // Needed by the page and by the bots' thread, and by neither for another game.
    { debugName: 'rules', test: RULES, name: (id) => `${RULES.exec(id)[1]}-rules`, priority: 4 },
    part('page', 3, (name) => name === 'page'),
    part('table', 2, (name) => name === 'table'),
    part('game', 1, (name) => GAMES.includes(name)),
    part('board', 0, (name) => name?.endsWith(BOARD)),
    // What the bots of several games search with.
    {
      name: 'search',
      test: /packages.bots.src.(search|levels|appraisal|judgement|by-ruleset|thinking.(decision|answer-jobs|question)|fetch-bots)/,
      priority: 1,
    },
    // What people play against comes in one piece; the coach and the baselines lean on it.
    { debugName: 'bots', test: BOTS, name: (id, graph) => (bots ??= botsOf(graph))(id), priority: 0 },
  ];
}

function partition(graph) {
  const [first, start, solo, online] = [FIRST, START, SOLO, ONLINE].map((id) => withImports(id, graph));
  const clients = GAMES.map((game) => ({
    game,
    uses: withImports(source(`games/${game}/client.ts`), graph),
  }));
  const boards = GAMES.map((game) => ({
    game,
    uses: withImports(source(`games/${game}/board/TableBoard.svelte`), graph),
  }));
  return (id) => {
    const users = clients.filter(({ uses }) => uses.has(id));
    const drawn = boards.filter(({ uses }) => uses.has(id));
    const isOfGame = users.length > 0 || drawn.length > 0;
    if (first.has(id) || (start.has(id) && (solo.has(id) || isOfGame))) return 'page';
    if (solo.has(id) && online.has(id)) return 'table';
    if (!isOfGame) return null;
    // What is not of one game alone may be asked for at the table of another.
    const { game } = users[0] ?? drawn[0];
    if (!id.startsWith(source(`games/${game}/`))) return 'table';
    return users.length > 0 ? game : game + BOARD;
  };
}

/** The game whose bots cannot do without a module, if it is of one game alone. */
function botsOf(graph) {
  const crews = GAMES.map((game) => ({ game, uses: withImports(crew(game), graph) }));
  return (id) => {
    const users = crews.filter(({ uses }) => uses.has(id));
    return users.length === 1 ? `${users[0].game}-bots` : null;
  };
}

/** A module and all that it cannot be run without. */
function withImports(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(imported, graph, found);
  return found;
}
