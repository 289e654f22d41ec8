import type { Fact, Foresight } from '@topsail/engine';
import type { CartagenaFact as MoveFact } from '@topsail/games';
import { words } from '../words/index.ts';

const KNOWN: Readonly<Record<MoveFact['fact'], true>> = {
  plays: true,
  lands: true,
  boards: true,
  wins: true,
  'new-row': true,
  reshuffle: true,
  'turn-ends': true,
  draws: true,
  'row-left': true,
  chance: true,
};

function isKnown(fact: Fact): fact is MoveFact {
  return fact.fact in KNOWN;
}

/** Where the pirate will stand. */
export function landingIn(facts: readonly Fact[]): number | undefined {
  for (const fact of facts) {
    if (isKnown(fact) && (fact.fact === 'lands' || fact.fact === 'boards')) return fact.to;
  }
  return undefined;
}

/** What the engine foresees of an answer, in words; kinds of facts without words are left out. */
export function factNotes({ certain, possible }: Foresight): readonly string[] {
  const notes = certain.filter(isKnown).flatMap((fact) => noteOf(fact) ?? []);
  const { facts, symbol } = words.cartagena;
  const chances = possible
    .filter(isKnown)
    .flatMap((fact) => (fact.fact === 'chance' ? [facts.chance(symbol(fact.card), fact.probability)] : []));
  return chances.length === 0 ? notes : [...notes, facts.chances(chances)];
}

function noteOf(fact: MoveFact): string | undefined {
  const { facts, symbol } = words.cartagena;
  switch (fact.fact) {
    case 'lands':
    case 'boards':
      return fact.passed.length === 0 ? undefined : facts.passed(fact.passed);
    case 'draws':
      return fact.cards.length === 0
        ? facts.draws(fact.count)
        : facts.drawsNamed(fact.count, fact.cards.map(symbol));
    case 'row-left':
      return fact.cards.length === 0 ? undefined : facts.rowLeft(fact.cards.map(symbol));
    case 'wins':
      return facts.wins;
    case 'new-row':
      return facts.newRow;
    case 'reshuffle':
      return facts.reshuffle;
    case 'turn-ends':
      return facts.turnEnds;
    case 'plays':
    case 'chance':
      return undefined;
  }
}
