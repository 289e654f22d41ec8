/** Marks of the private use area: no sentence has them, and messages carry them through as they are. */
const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`, 'g');

/** Before pictures that show a number themselves. */
const WHOLE = '=';

/** A piece of a sentence that is drawn: the number of it, if it begins with one, then the pictures for the words. */
export interface Drawn {
  readonly icons: readonly string[];
  readonly number: string;
  /** What the picture says, for those who do not see it. */
  readonly said: string;
}

/** Words in a sentence that may be shown as a picture. */
export function drawn(icon: string, said: string): string {
  return `${OPEN}${icon}${BETWEEN}${said}${CLOSE}`;
}

/** The same for what pictures say whole: a face of a die, or a card with its two orders. */
export function pictured(icons: readonly string[], said: string): string {
  return drawn(`${WHOLE}${icons.join(' ')}`, said);
}

/** The sentence in words alone. */
export function plain(sentence: string): string {
  return sentence.replace(MARKED, '$2');
}

/** The sentence as it is shown: its words as they are, and what is drawn. */
export function piecesOf(sentence: string): readonly (string | Drawn)[] {
  const pieces: (string | Drawn)[] = [];
  let done = 0;
  for (const { 0: marked, 1: icon = '', 2: said = '', index } of sentence.matchAll(MARKED)) {
    pieces.push(sentence.slice(done, index), drawnOf(icon, said));
    done = index + marked.length;
  }
  return [...pieces, sentence.slice(done)].filter((piece) => piece !== '');
}

function drawnOf(icon: string, said: string): Drawn {
  if (icon.startsWith(WHOLE)) return { icons: icon.slice(WHOLE.length).split(' '), number: '', said };
  const number = /^\d+/.exec(said)?.[0] ?? '';
  return { icons: [icon], number, said: said.slice(number.length) };
}
