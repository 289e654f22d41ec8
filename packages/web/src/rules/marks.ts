/** Whom a rule binds: everybody, Jamaica, one of its editions, the first edition with Yassa, Yassa, or some ways of Cartagena. */
export type Mark = 'all' | 'jamaica' | 'first' | 'second' | 'yassa' | 'row';

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

/** Whether a rule with this mark is played by this ruleset. */
export function holdsIn(mark: Mark, ruleset: string): boolean {
  return PLAYED[ruleset]?.includes(mark) ?? true;
}

const PLAYED: Readonly<Record<string, readonly Mark[]>> = {
  'jamaica-1': ['all', 'jamaica', 'first'],
  'jamaica-2': ['all', 'jamaica', 'second'],
  yassa: ['all', 'first', 'yassa'],
  'cartagena-jamaica': ['all'],
  'cartagena-tortuga': ['all', 'row'],
  'cartagena-hispaniola': ['all', 'row'],
};
