// Lays together what pages have in common, so that each comes in few pieces and nobody fetches a thing twice.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const FIRST = source('app/main.ts');
const START = source('pages/start/Start.svelte');
const SOLO = source('pages/solo/solo-table.ts');
const ONLINE = source('pages/online/Online.svelte');
const RULES = /packages.games.src.(\w+)./;
const GAMES = readdirSync(source('games')).filter((game) => existsSync(source(`games/${game}/client.ts`)));

/** Groups of modules for the bundler; what belongs to none is laid out by it as always. */
export function parts() {
  let partOf;
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
    { name: 'spelled', test: /web.src.words.spelled|messageformat/, priority: 4 },
    // The bots' thread fetches by it, and must not load the page for that.
    { name: 'preload', test: /vite.preload-helper/, priority: 5 },
    { name: 'engine', test: /packages.engine.src|games.src.(offers|\w+.offer)\.ts/, priority: 5 },
    // Needed by the page and by the bots' thread, and by neither for another game.
    { debugName: 'rules', test: RULES, name: (id) => `${RULES.exec(id)[1]}-rules`, priority: 4 },
    part('page', 3, (name) => name === 'page'),
    part('table', 2, (name) => name === 'table'),
    part('game', 1, (name) => GAMES.includes(name)),
  ];
}

function partition(graph) {
  const [first, start, solo, online] = [FIRST, START, SOLO, ONLINE].map((id) => withImports(id, graph));
  const clients = GAMES.map((game) => ({
    game,
    uses: withImports(source(`games/${game}/client.ts`), graph),
  }));
  return (id) => {
    const users = clients.filter(({ uses }) => uses.has(id));
    if (first.has(id) || (start.has(id) && (solo.has(id) || users.length > 0))) return 'page';
    if (solo.has(id) && online.has(id)) return 'table';
    const [client] = users;
    if (client === undefined) return null;
    // What is not of one game alone may be asked for at the table of another.
    return id.startsWith(source(`games/${client.game}/`)) ? client.game : 'table';
  };
}

/** A module and all that it cannot be run without. */
function withImports(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(imported, graph, found);
  return found;
}
