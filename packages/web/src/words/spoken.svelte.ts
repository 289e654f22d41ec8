import { awaitLetters } from '../style/letters.ts';
import { speak, words } from './index.ts';
import type { Language } from './languages.ts';

/** The language of the page. When it changes all of it is put up anew, so that no sentence of the old one stays. */
class Spoken {
  language: Language | undefined = $state();
  /** Where it was just chosen: there the choice is to stand again. */
  chosenIn: 'dialog' | 'page' | undefined;

  async begin(language: Language): Promise<void> {
    await speak(language);
    document.documentElement.lang = language;
    await awaitLetters(words.page.promise);
    this.language = language;
  }

  /** Games are kept and taken up again; whoever chose stays where they were. */
  async change(language: Language): Promise<void> {
    const { scrollX, scrollY } = window;
    this.chosenIn = document.querySelector('dialog[open]') === null ? 'page' : 'dialog';
    await this.begin(language);
    await new Promise(requestAnimationFrame);
    scrollTo(scrollX, scrollY);
  }
}

export const spoken = new Spoken();
