import type { Fact, Foresight } from '@topsail/engine';
import type { CartagenaFact as MoveFact } from '@topsail/games';
import { words } from '../../../words/index.ts';
import { cardName, cardTaken } from './tunnel.ts';

/** So many cards of the row matter to the player who draws next. */
const ROW_SHOWN = 3;

type Of<Kind extends MoveFact['fact']> = Extract<MoveFact, { readonly fact: Kind }>;

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

/** Whether there are words for it. */
export function isTunnelFact(fact: Fact): fact is MoveFact {
  return fact.fact in KNOWN;
}

/** Where the pirate will stand. */
export function landingIn(facts: readonly Fact[]): number | undefined {
  for (const fact of facts) {
    if (isTunnelFact(fact) && (fact.fact === 'lands' || fact.fact === 'boards')) return fact.to;
  }
  return undefined;
}

/** What the engine foresees of an answer, in words; kinds of facts without words are left out. */
export function factNotes({ certain, possible }: Foresight): readonly string[] {
  const notes = certain.filter(isTunnelFact).flatMap((fact) => noteOf(fact) ?? []);
  const chances = possible
    .filter(isTunnelFact)
    .flatMap((fact) => (fact.fact === 'chance' ? [chance(fact)] : []));
  if (chances.length === 0) return notes;
  return [...notes, words.cartagena.facts.chances({ chances: chances.join(', ') })];
}

function chance({ card, probability }: Of<'chance'>): string {
  return words.cartagena.facts.chance({ card: cardName(card), share: words.percent(probability) });
}

function noteOf(fact: MoveFact): string | undefined {
  const { facts } = words.cartagena;
  switch (fact.fact) {
    case 'lands':
    case 'boards':
      return fact.passed.length === 0 ? undefined : facts.passed({ n: fact.passed.length });
    case 'draws':
      return drawn(fact);
    case 'row-left':
      return fact.cards.length === 0 ? undefined : rowLeft(fact);
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

function drawn({ count: n, cards }: Of<'draws'>): string {
  const { facts } = words.cartagena;
  if (cards.length === 0) return facts.draws({ n });
  return facts.drawsNamed({ n, cards: words.listed(cards.map(cardTaken)) });
}

function rowLeft({ cards }: Of<'row-left'>): string {
  const { rowLeft: all, rowLeftMore } = words.cartagena.facts;
  const say = cards.length > ROW_SHOWN ? rowLeftMore : all;
  return say({ cards: cards.slice(0, ROW_SHOWN).map(cardName).join(', ') });
}
