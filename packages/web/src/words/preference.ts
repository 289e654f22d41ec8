import { fitLanguage, type Language } from './languages.ts';

const WISH = 'lang';
const KEPT = 'topsail.language';

/** A link may ask for a language (`?lang=pl`); else the person's choice stands, else what the browser speaks. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get(WISH);
  if (asked !== null) keepLanguage(asked);
  return fitLanguage([asked ?? '', keptLanguage(), ...navigator.languages]);
}

/** The page is loaded again: games are kept, and no sentence of the old language stays anywhere. */
export function changeLanguage(language: string): void {
  keepLanguage(language);
  const address = new URL(location.href);
  address.searchParams.delete(WISH);
  history.replaceState(history.state, '', address);
  location.reload();
}

/** A browser may forbid all storage; then the page only forgets. */
function keptLanguage(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // Nothing to do: the next visit asks the browser again.
  }
}
