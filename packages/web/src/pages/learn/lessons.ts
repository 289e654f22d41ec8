import { familyOf, rulesetsOf, type Family } from '../../games/catalogue/rulesets.ts';
import type { PictureName } from '../../rules/pictures/pictures.ts';

/** What the first steps of a game show. */
interface Lesson {
  /** One for each sentence of a turn. */
  readonly turn: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e', PictureName>>;
  readonly end: PictureName;
}

const RACE = { a: 'chest', b: 'orders', c: 'load', d: 'race', e: 'arrival' } as const;

export const LESSONS: Readonly<Record<Family, Lesson>> = {
  jamaica: { turn: RACE, end: 'home' },
  yassa: { turn: RACE, end: 'home' },
  cartagena: {
    turn: { a: 'escape', b: 'ahead', c: 'boat', d: 'back', e: 'actions' },
    end: 'boat',
  },
};

/** The games to begin with: the one that was asked for comes first. */
export function firstGames(game: string): readonly string[] {
  return rulesetsOf(familyOf(game) ?? 'jamaica').toSorted((a, b) => Number(b === game) - Number(a === game));
}
