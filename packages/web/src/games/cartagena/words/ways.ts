import { BOAT } from '@topsail/games';
import { words } from '../../../words/index.ts';
import type { Chip } from '../../contract/face.ts';

/** From where to where a pirate goes, and the spaces he passes because they are taken. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly passed: readonly number[];
}

/** How far a card takes a pirate. */
export function waySaid({ from, to, passed }: Way): string {
  const { answers } = words.cartagena;
  const past = passed.length;
  if (to === BOAT) return past === 0 ? answers.boat : answers.boatPast({ past });
  const n = to - from;
  return past === 0 ? answers.ahead({ n }) : answers.aheadPast({ n, past });
}

/** How far a pirate falls back, and for how many cards. */
export function retreatSaid({ from, to }: Pick<Way, 'from' | 'to'>, cards: number): string {
  return words.cartagena.answers.back({ n: from - to, cards });
}

/** The same in numbers. */
export function wayBrief({ from, to }: Pick<Way, 'from' | 'to'>, cards: number): readonly Chip[] {
  if (to === BOAT) return [{ icons: [], text: words.cartagena.boat, tone: 'gain' }];
  if (to > from) return [{ icons: [], text: `+${to - from}`, tone: 'gain' }];
  return [
    { icons: [], text: words.signed(to - from), tone: 'price' },
    { icons: ['cards'], text: `+${cards}`, tone: 'gain' },
  ];
}
