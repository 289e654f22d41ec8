import type { JamaicaFact as Fact, SpaceId } from '@topsail/games';
import { nameOf } from '../table/face.ts';
import { words } from '../words/index.ts';
import { sideOf } from './course.ts';
import { placeName, spaceName } from './ships.ts';

type Of<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;

/** One part of what is foreseen of a voyage or a load. `whole` says also what the answer itself does. */
export function deedPart(
  ruleset: string,
  fact: Fact,
  { whole }: { readonly whole: boolean },
): readonly string[] {
  const { facts: said, terms } = words.jamaica;
  const t = terms.of(ruleset);
  switch (fact.fact) {
    case 'sails':
      return whole || fact.home ? [sails(ruleset, fact)] : [];
    case 'pays':
      return [said.pays(t.cargo(fact.good, fact.price))];
    case 'shortage':
      return [said.shortage(t.cargo(fact.good, fact.price), fact.missing)];
    case 'thrown':
      return [thrown(fact.probability, spaceNames(ruleset, fact.back))];
    case 'meets':
      return [said.meets(fact.ships.map(nameOf))];
    case 'treasure':
      return [said.treasure];
    case 'loads': {
      const cargo = t.cargo(fact.good, fact.count);
      return [whole ? said.loads(cargo, terms.eitherHold(fact.into)) : said.loadsWhat(cargo)];
    }
    case 'skips-load':
      return [said.skipsLoad(t.goods[fact.good])];
    default:
      return [];
  }
}

function sails(ruleset: string, { to, lane, home }: Of<'sails'>): string {
  const { facts: said, lanes } = words.jamaica;
  if (home) return said.home;
  const sides: Readonly<Record<string, { readonly by: string }>> = lanes;
  const by = lane === undefined ? undefined : sides[sideOf(lane)]?.by;
  const place = placeName(ruleset, to);
  return by === undefined ? said.sails(place) : said.sailsBy(place, by);
}

function thrown(probability: number, places: readonly string[]): string {
  const said = words.jamaica.facts;
  if (probability >= 1) return said.thrown(places);
  return places.length === 0 ? said.stays(probability) : said.thrownBy(probability, places);
}

function spaceNames(ruleset: string, spaces: readonly SpaceId[]): string[] {
  return spaces.map((space) => spaceName(ruleset, space));
}
