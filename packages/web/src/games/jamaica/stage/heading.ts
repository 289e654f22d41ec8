import type { JamaicaEvent, View } from '@topsail/games';
import { words } from '../../../words/index.ts';
import { doer } from '../../../words/parties.ts';

/** What is shown after the last turn; undefined before. */
export function headingOf(event: JamaicaEvent, { viewer }: View): string | undefined {
  const said = words.jamaica.stage;
  if (event.e === 'reveal') return words.capital(said.reveals(doer(event.ship, viewer)));
  return event.e === 'end' ? said.over : undefined;
}
