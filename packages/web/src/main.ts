import { mount } from 'svelte';
import { fetchAhead } from './ahead.ts';
import App from './App.svelte';
import './style/fonts.css';
import './style/palette.css';
import './style/base.css';
import { update } from './offline/update.svelte.ts';
import { preferences } from './settings/preferences.svelte.ts';
import { preferredLanguage } from './words/preference.ts';
import { spoken } from './words/spoken.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
fetchAhead();
preferences.show();
for (const wish of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', () => preferences.show());
await spoken.begin(preferredLanguage());
mount(App, { target });
if (import.meta.env.PROD) update.begin();
