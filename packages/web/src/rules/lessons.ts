import { familyOf, type Family } from './families.ts';
import type { PictureName } from './pictures/pictures.ts';

/** What the first steps of a game show, and which games of it one can begin. */
interface Lesson {
  /** One for each sentence of a turn. */
  readonly turn: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e', PictureName>>;
  readonly end: PictureName;
  readonly rulesets: readonly string[];
}

const RACE = { a: 'chest', b: 'orders', c: 'load', d: 'race', e: 'arrival' } as const;

export const LESSONS: Readonly<Record<Family, Lesson>> = {
  jamaica: { turn: RACE, end: 'home', rulesets: ['jamaica-2', 'jamaica-1'] },
  yassa: { turn: RACE, end: 'home', rulesets: ['yassa'] },
  cartagena: {
    turn: { a: 'escape', b: 'ahead', c: 'boat', d: 'back', e: 'actions' },
    end: 'boat',
    rulesets: ['cartagena-jamaica', 'cartagena-tortuga', 'cartagena-hispaniola'],
  },
};

/** The games to begin with: the one that was asked for comes first. */
export function firstGames(game: string): readonly string[] {
  const { rulesets } = LESSONS[familyOf(game) ?? 'jamaica'];
  return rulesets.toSorted((a, b) => Number(b === game) - Number(a === game));
}
