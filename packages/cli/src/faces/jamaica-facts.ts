import type { JamaicaFact, PowderOdds } from '@topsail/games';
import { cargoWords, shipWords, treasureWords } from './jamaica-words.ts';
import { listed } from './words.ts';

type Thrown = Extract<JamaicaFact, { fact: 'thrown' }>;

/** What is known of a move beforehand, beyond what its own words say: a text for each part of the day. */
export function factTexts(facts: readonly JamaicaFact[]): string[] {
  const parts = [...new Set(facts.map(partOf))];
  return parts.flatMap((part) => {
    const told = textsOf(facts.filter((fact) => partOf(fact) === part));
    return told.length === 0 ? [] : [`${part}${told.join(', ')}`];
  });
}

function partOf({ when, from }: JamaicaFact): string {
  if (when === undefined) return '';
  return when === 'evening' && from !== undefined ? `evening from ${from}: ` : `${when}: `;
}

function textsOf(facts: readonly JamaicaFact[]): string[] {
  const falls = facts.filter((fact) => fact.fact === 'thrown');
  const spaces = [...new Set(falls.map(({ to }) => to))];
  return [
    ...facts.flatMap((fact) => words(fact) ?? []),
    ...spaces.map((space) => `from ${space} ${fallWords(falls.filter(({ to }) => to === space))}`),
  ];
}

function words(fact: JamaicaFact): string | undefined {
  switch (fact.fact) {
    case 'sails':
      return sailWords(fact);
    case 'pays':
      return `pays ${fact.price} ${fact.good} on ${fact.to}`;
    case 'shortage':
      return `lacks ${fact.missing} of ${fact.price} ${fact.good} on ${fact.to}`;
    case 'meets':
      return `meets ${listed(fact.ships.map(shipWords))} on ${fact.to}`;
    case 'treasure':
      return fact.when === undefined ? undefined : `a treasure lies on ${fact.to}`;
    case 'empties':
      return fact.when === undefined ? `throws ${cargoWords(fact.cargo)} away` : undefined;
    case 'skips-load':
      return `cannot load ${fact.good}`;
    case 'odds':
      return oddsWords(fact.table);
    case 'may-be':
      return fact.treasures.length > 4
        ? undefined
        : `may be ${fact.treasures.map(treasureWords).join(' or ')}`;
    case 'thrown':
    case 'loads':
    case 'takes':
    case 'robs':
    case 'gives':
    case 'day':
      return undefined;
  }
}

/** Where a part of the day leads; a move that only says where to needs no more words. */
function sailWords({ when, to, home }: Extract<JamaicaFact, { fact: 'sails' }>): string | undefined {
  if (home) return 'comes home';
  return when === undefined ? undefined : `to ${to}`;
}

/** Where a shortage throws the ship, by the signs of the die where there is one. */
function fallWords(falls: readonly Thrown[]): string {
  const ends = falls.map(({ back, sign, probability }) => {
    const where = back.length === 0 ? 'nowhere' : back.join(' or ');
    return sign === undefined ? where : `${where} (${sign}, ${percent(probability)})`;
  });
  return `thrown back to ${ends.join('; ')}`;
}

/** The attacker's chance to win, from the worst to the best that the powder still to come can make of it. */
function oddsWords(table: readonly PowderOdds[]): string {
  const wins = table.map(({ win }) => win);
  const [worst, best] = [Math.min(...wins), Math.max(...wins)];
  return `the attacker wins ${worst === best ? '' : `${percent(worst)} to `}${percent(best)}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
