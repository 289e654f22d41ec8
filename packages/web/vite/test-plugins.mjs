// What the unit tests of the pages need of the build: components and runes, and the words.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { words } from './words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export function testPlugins() {
  return [svelte({ configFile: `${root}svelte.config.js` }), words()];
}
