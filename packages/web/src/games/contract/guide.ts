import type { Family } from '../catalogue/rulesets.ts';
import type { Part } from './part.ts';

export interface PictureProps {
  /** Whose goods and words are drawn; without one, as in most games. */
  ruleset?: string | undefined;
}

/** What the first steps of a game show. */
export interface Lesson {
  /** One for each sentence of a turn. */
  readonly turn: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e', Part<PictureProps>>>;
  readonly end: Part<PictureProps>;
  /** What else one must know, in the order of the words; a topic without a picture is only told. */
  readonly topics: Readonly<Record<string, Part<PictureProps>>>;
}

/** All that the rule book and the first steps show of one game. */
export interface GameGuide {
  /** Pictures that say more than their sentence, by the rule they stand under. */
  readonly pictures: Readonly<Record<string, Part<PictureProps>>>;
  /** For each family of its rulesets that is taught. */
  readonly lessons: Readonly<Partial<Record<Family, Lesson>>>;
}
