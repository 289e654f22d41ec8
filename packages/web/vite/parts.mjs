// Lays together what pages have in common, so that each comes in few pieces and nobody fetches a thing twice.
import { fileURLToPath } from 'node:url';

const source = (path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const FIRST = source('app/main.ts');
const START = source('pages/start/Start.svelte');
const SOLO = source('pages/solo/solo-table.ts');
const ONLINE = source('pages/online/Online.svelte');

/** Groups of modules for the bundler; what belongs to none is laid out by it as always. */
export function parts() {
  let partOf;
  return [
    // The page waits for the words, so these must not wait for the page.
    { name: 'spelled', test: /web.src.words.spelled|messageformat/, priority: 1 },
    { name: 'rules', test: /packages.(engine|games).src/, priority: 1 },
    {
      debugName: 'page or table',
      test: /node_modules|packages.web.src/,
      name: (id, graph) => (partOf ??= partition(graph))(id),
    },
  ];
}

function partition(graph) {
  const [first, start, solo, online] = [FIRST, START, SOLO, ONLINE].map((id) => withImports(id, graph));
  return (id) => {
    if (first.has(id) || (start.has(id) && solo.has(id))) return 'page';
    return solo.has(id) && online.has(id) ? 'table' : null;
  };
}

/** A module and all that it cannot be run without. */
function withImports(id, graph, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(imported, graph, found);
  return found;
}
