import type { GameGuide } from '../games/contract/guide.ts';
import { allPictures } from '../games/registry.ts';
import type { Apart } from '../words/catalogue.ts';
import { apart } from '../words/index.ts';
import { rulebookIn, type Rulebook } from './rulebook.ts';

/** Pictures by the rule they stand under. */
type Pictures = GameGuide['pictures'];

/** The words around the rules. */
export type Labels = Apart['rules'];

/** The rules and the words around them, in the language of the page. */
export interface Shelf {
  readonly book: Rulebook;
  readonly say: Labels;
  readonly pictures: Pictures;
}

export async function openShelf(): Promise<Shelf> {
  const [book, say, pictures] = await Promise.all([
    rulebookIn(document.documentElement.lang),
    apart('rules'),
    allPictures(),
  ]);
  return { book, say, pictures };
}

/** How the rules are being read: for which game, looking for what, and what a press on an id does. */
export interface Reading {
  readonly say: Labels;
  readonly pictures: Pictures;
  readonly ruleset: string | undefined;
  readonly sought: readonly string[];
  /** Goes to a rule. */
  readonly onrule: (id: string) => void;
  /** Hands out the link to a rule. */
  readonly onlink: (id: string) => void;
}
