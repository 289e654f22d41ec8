import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/palette.css';
import './style/base.css';
import { speak } from './words/index.ts';
import { preferredLanguage } from './words/preference.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no place for the app');
const language = preferredLanguage();
await speak(language);
document.documentElement.lang = language;
mount(App, { target });
