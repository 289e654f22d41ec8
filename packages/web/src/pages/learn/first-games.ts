import { familyOf, rulesetsOf } from '../../games/catalogue/rulesets.ts';

/** The games to begin with: the one that was asked for comes first. */
export function firstGames(game: string): readonly string[] {
  return rulesetsOf(familyOf(game) ?? 'jamaica').toSorted((a, b) => Number(b === game) - Number(a === game));
}
