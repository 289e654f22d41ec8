import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './vite/offline.mjs';
import { parts } from './vite/parts.mjs';
import { previews } from './vite/previews.mjs';
import { thinker } from './vite/thinker.mjs';
import { words } from './vite/words.mjs';

export default defineConfig({
  plugins: [svelte(), words(), thinker(), previews(), offline()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A thread has no document to put links into.
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostId }) =>
        /fetch-bots|thinker/.test(hostId) ? [] : dependencies,
    },
    // So that a page takes from these packages what it names, and leaves the rules of other games and the bots alone.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /packages.(engine|games|bots).src/, sideEffects: false }] },
      output: { codeSplitting: { groups: parts() } },
    },
  },
  worker: { format: 'es' },
});
