import type { ShelfMark } from '../../session/shelf.ts';
import { words } from '../../words/index.ts';
import { rulesetName } from '../../words/named.ts';

export function keptName({ ruleset }: ShelfMark): string {
  return ruleset === '' ? words.kept.unknown : rulesetName(ruleset);
}

export function keptState({ moves, isOver, at }: ShelfMark): string {
  const days = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const day = days.format(at);
  return isOver ? words.kept.over({ moves, day }) : words.kept.on({ moves, day });
}
