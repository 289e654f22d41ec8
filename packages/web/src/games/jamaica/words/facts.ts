import type { Fact as AnyFact, Foresight } from '@topsail/engine';
import type { JamaicaFact as Fact, View } from '@topsail/games';
import { words } from '../../../words/index.ts';
import { oddsNotes } from './odds.ts';
import { treasureInShort } from './terms.ts';
import { voyageNotes } from './voyages.ts';

export interface FactNotes {
  readonly notes: readonly string[];
  /** Whether every way to do it ends in a shortage. */
  readonly danger: boolean;
}

/** A fact, and whether it is sure. */
export type Weighed = Fact & { readonly sure: boolean };

const KNOWN: Readonly<Record<Fact['fact'], true>> = {
  sails: true,
  pays: true,
  shortage: true,
  thrown: true,
  meets: true,
  treasure: true,
  loads: true,
  empties: true,
  'skips-load': true,
  odds: true,
  takes: true,
  robs: true,
  gives: true,
  'may-be': true,
  day: true,
};

function isKnown(fact: AnyFact): fact is Fact {
  return fact.fact in KNOWN;
}

/** All that is foreseen and known here, sure or not. */
export function knownIn({ certain, possible }: Foresight): readonly Fact[] {
  return [...certain, ...possible].filter(isKnown);
}

/** What the engine foresees of an answer, in words; kinds of facts without words are left out. */
export function factNotes(view: View, { certain, possible }: Foresight): FactNotes {
  const facts: Weighed[] = [
    ...certain.filter(isKnown).map((fact) => ({ ...fact, sure: true })),
    ...possible.filter(isKnown).map((fact) => ({ ...fact, sure: false })),
  ];
  const { notes, danger } = voyageNotes(view, facts);
  return { notes: [...notes, ...facts.flatMap((fact) => noteOf(view, fact))], danger };
}

function noteOf(view: View, fact: Fact): readonly string[] {
  const said = words.jamaica.facts;
  switch (fact.fact) {
    case 'odds':
      return oddsNotes(view, fact.table);
    case 'takes':
      return [said.still({ n: fact.still })];
    case 'may-be':
      return [said.mayBe({ treasures: words.either(fact.treasures.map(treasureInShort)) })];
    default:
      return [];
  }
}
