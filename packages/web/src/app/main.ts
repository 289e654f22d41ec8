import { mount } from 'svelte';
import { fetchAhead } from './ahead.ts';
import App from './App.svelte';
import '../ui/style/fonts.css';
import '../ui/style/tokens.css';
import '../ui/style/palette.css';
import '../ui/style/base.css';
import { update } from '../browser/update.svelte.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import { preferredLanguage } from '../words/preference.ts';
import { spoken } from '../words/spoken.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
const speaking = spoken.begin(preferredLanguage());
fetchAhead();
preferences.show();
for (const wish of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', () => preferences.show());
await speaking;
mount(App, { target });
if (import.meta.env.PROD) update.begin();
