import { keep, kept } from '../browser/storage.ts';
import { fitLanguage, type Language } from './languages.ts';

const WISH = 'lang';
const LANGUAGE = 'topsail.language';

/** A link may ask for a language (`?lang=pl`); else the person's choice stands, else what the browser speaks. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get(WISH);
  if (asked !== null) keep(LANGUAGE, asked);
  return fitLanguage([asked ?? '', kept(LANGUAGE) ?? '', ...navigator.languages]);
}

/** What the person chooses stands from now on, whatever a link has asked for. */
export function preferLanguage(language: Language): void {
  keep(LANGUAGE, language);
  const address = new URL(location.href);
  address.searchParams.delete(WISH);
  history.replaceState(history.state, '', address);
}
