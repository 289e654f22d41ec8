import type { Mark } from '../games/catalogue/rulesets.ts';

/** As the pages of each language word it. */
const WORDED: Readonly<Record<string, Mark>> = {
  Jamaica: 'jamaica',
  Ямайка: 'jamaica',
  Jamajka: 'jamaica',
  'First edition and Yassa': 'first',
  'Первое издание и Ясса': 'first',
  'Перше видання і Ясса': 'first',
  'Pierwsza edycja i Yassa': 'first',
  'Second edition': 'second',
  'Второе издание': 'second',
  'Друге видання': 'second',
  'Druga edycja': 'second',
  Yassa: 'yassa',
  Ясса: 'yassa',
  'Tortuga, Hispaniola': 'row',
  'Тортуга, Эспаньола': 'row',
  'Тортуга, Еспаньйола': 'row',
};

interface Marked {
  readonly mark: Mark;
  readonly note: string;
  readonly text: string;
}

/** Takes the mark off the front of a rule; “(ours)” inside it covers the whole rule, and is left to the text. */
export function readMark(rule: string): Marked {
  const [front = '', note = '', ours] = /^\*([^*(.:]+?)( \([^)]+\))?\.\* /.exec(rule) ?? [];
  const mark = WORDED[note.replaceAll('\u00a0', ' ')];
  if (mark === undefined) return { mark: 'all', note: '', text: rule };
  const text = rule.slice(front.length);
  return { mark, note, text: ours === undefined ? text : `${text}${ours}` };
}
