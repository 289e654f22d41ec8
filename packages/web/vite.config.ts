import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './vite/offline.mjs';
import { parts } from './vite/parts.mjs';
import { previews } from './vite/previews.mjs';
import { thinker } from './vite/thinker.mjs';
import { words } from './vite/words.mjs';

/** What every page has before it fetches anything. */
const FIRST = /assets.(page|engine|preload|spelled)-/;

/** What comes with a file, to be fetched at the same time. A thread has no document to put links into. */
function resolveDependencies(file: string, dependencies: string[], { hostId }: { hostId: string }): string[] {
  const missing = dependencies.filter((name) => !FIRST.test(name));
  const isAlone = missing.every((name) => name === file);
  return isAlone || /bots|search|thinker/.test(hostId) ? [] : missing;
}

export default defineConfig({
  plugins: [svelte(), words(), thinker(), previews(), offline()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies },
    // So that a page takes from these packages what it names, and leaves the rules of other games and the bots alone.
    rolldownOptions: {
      // How long each plugin took is no news for those who only want to play.
      checks: { bundlerTimings: false },
      treeshake: {
        moduleSideEffects: [{ test: /packages.(engine|games|bots|protocol).src/, sideEffects: false }],
      },
      output: { codeSplitting: { groups: parts() } },
    },
  },
  worker: { format: 'es' },
});
