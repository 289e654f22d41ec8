import type { JamaicaEvent, TreasureName } from '@topsail/games';
import { nameOf } from '../../../words/captains.ts';
import { words } from '../../../words/index.ts';
import { powerOf, treasureName } from '../words/terms.ts';
import type { Treasure } from './staged.ts';

type Found = Extract<JamaicaEvent, { readonly e: 'treasure' }>;

/** A treasure as far as a viewer may know it, with its name and what it does. */
interface FoundTreasure {
  readonly treasure: Treasure;
  readonly title: string;
  readonly text: string;
}

export function foundTreasure({ ship, treasure, face }: Found): FoundTreasure {
  const { stage } = words.jamaica;
  if (treasure !== undefined)
    return { treasure, title: words.capital(treasureName(treasure)), text: effectOf(treasure) };
  if (face === 'up') return { treasure: 'token', title: stage.token, text: stage.worth({ n: 1 }) };
  const text = ship === 'ghost' ? stage.nobodyKnows : stage.closed({ name: nameOf(ship) });
  return { treasure: 'anything', title: stage.hidden, text };
}

/** A power in one sentence, or what the card counts in the end. */
function effectOf(treasure: TreasureName): string {
  const { worth, curse } = words.jamaica.stage;
  const points = Number(treasure);
  return powerOf(treasure) ?? (points < 0 ? curse({ points: words.signed(points) }) : worth({ n: points }));
}
