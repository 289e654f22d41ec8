const DRAWINGS = [
  'jamaica/board/drawing/**',
  'cartagena/board/{bay,masonry,niches,painting,rock,torches}.ts',
  'cartagena/stage/night.ts',
  '**/pictures/**',
];

/**
 * What mutation testing changes, the tests that must notice, and the share of mutants they must kill. The random walks
 * (contract, secrecy, foresight) are left out: they would run again for nearly every mutant.
 */
export const scopes = {
  games: {
    mutate: sourceOf('packages/games/src'),
    tests: ['packages/games/src/**/*.test.ts', 'packages/games/test/{golden,perft}.test.ts'],
    least: 85,
  },
  engine: {
    mutate: sourceOf('packages/engine/src'),
    tests: ['packages/engine/src/{*,chance/*}.test.ts'],
    least: 80,
  },
  protocol: {
    mutate: sourceOf('packages/protocol/src'),
    tests: ['packages/protocol/src/**/*.test.ts', 'packages/server/test/protocol-page.test.ts'],
    bundled: ['engine', 'games', 'bots'],
    least: 80,
  },
  table: {
    mutate: sourceOf('packages/server/src/table'),
    tests: ['packages/server/test/table/**/*.test.ts'],
    bundled: ['engine', 'games', 'bots', 'protocol', 'store', 'threads'],
    least: 80,
  },
  pages: {
    // Drawings are judged by the eye, not by tests.
    mutate: [
      ...sourceOf('packages/web/src/games'),
      ...DRAWINGS.map((file) => `!packages/web/src/games/${file}`),
    ],
    tests: ['packages/web/src/games/**/*.test.ts'],
    setup: ['packages/web/vite/plain-browser.ts', 'packages/web/vite/speak-english.ts'],
    bundled: ['engine', 'games', 'bots', 'protocol'],
    least: 80,
  },
};

function sourceOf(folder) {
  return [`${folder}/**/*.ts`, `!${folder}/**/*.{test,svelte}.ts`, `!${folder}/**/{testing/**,testing.ts}`];
}

/** Where the report of a scope lies, from the root. */
export function reportOf(name) {
  return `reports/mutation-${name}.json`;
}

/**
 * The scope that `npm run mutate` was asked for.
 * @returns {{ name: string, mutate: string[], tests: string[], setup?: string[], bundled?: string[], least: number }}
 */
export function chosenScope() {
  const name = process.env.MUTATION_SCOPE ?? 'games';
  const scope = scopes[name];
  if (scope === undefined) throw new Error(`There is no scope '${name}': ${Object.keys(scopes).join(', ')}`);
  const files = process.env.MUTATION_FILES;
  return { name, ...scope, mutate: files ? only(files, scope.mutate) : scope.mutate };
}

function only(files, mutate) {
  return [files, ...mutate.filter((pattern) => pattern.startsWith('!'))];
}
