import { awaitLetters } from '../browser/letters.ts';
import { speak, words } from './index.ts';
import type { Language } from './languages.ts';

/** The language of the page. When it changes all of it is put up anew, so that no sentence of the old one stays. */
class Spoken {
  language: Language | undefined = $state();
  /** Where it was just chosen: there the choice is to stand again, until one does something else. */
  chosenIn: 'dialog' | 'page' | undefined;
  readonly #leaving = new Set<() => void>();

  async begin(language: Language): Promise<void> {
    await speak(language);
    document.documentElement.lang = language;
    await awaitLetters(words.page.promise);
    this.language = language;
  }

  /** Lets something be put away before the page is put up anew. Returns what calls that off. */
  beforeChange(leave: () => void): () => void {
    this.#leaving.add(leave);
    return () => this.#leaving.delete(leave);
  }

  /** Games are kept and taken up again; the person who chose stays where they were. */
  async change(language: Language): Promise<void> {
    const { scrollX, scrollY } = window;
    this.chosenIn = document.querySelector('dialog[open]') === null ? 'page' : 'dialog';
    for (const deed of ['keydown', 'pointerdown'])
      addEventListener(deed, () => (this.chosenIn = undefined), { capture: true, once: true });
    for (const leave of this.#leaving) leave();
    await this.begin(language);
    await new Promise(requestAnimationFrame);
    scrollTo(scrollX, scrollY);
  }
}

export const spoken = new Spoken();
