import type { JamaicaFact as Fact, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { words } from '../../../words/index.ts';
import { nameFor } from '../../../words/parties.ts';
import { toPlace, wayTo } from './ships.ts';
import { cargoTaken, intoEitherHold } from './terms.ts';

type Of<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;

/** One part of what is foreseen of a voyage or a load. `whole` says also what the answer itself does. */
export function deedPart(
  { setup: { ruleset }, viewer }: View,
  fact: Fact,
  { whole }: { readonly whole: boolean },
): readonly string[] {
  const said = words.jamaica.facts;
  switch (fact.fact) {
    case 'sails':
      return whole || fact.home ? [fact.home ? said.home : wayTo(ruleset, fact.to)] : [];
    case 'pays':
      return [said.pays({ cargo: asked(ruleset, fact) })];
    case 'shortage':
      return [said.shortage({ cargo: asked(ruleset, fact), missing: fact.missing })];
    case 'thrown':
      return [thrown(ruleset, fact)];
    case 'meets':
      return [said.meets({ names: words.listed(fact.ships.map((ship) => nameFor(ship, viewer))) })];
    case 'treasure':
      return [said.treasure];
    case 'loads': {
      const cargo = cargoTaken(ruleset, fact);
      return [whole ? said.loads({ cargo, into: intoEitherHold(fact.into) }) : said.loadsWhat({ cargo })];
    }
    case 'skips-load':
      return [said.skipsLoad({ world: worldOf(ruleset), good: fact.good })];
    default:
      return [];
  }
}

function asked(ruleset: string, { good, price }: Of<'pays' | 'shortage'>): string {
  return cargoTaken(ruleset, { good, count: price });
}

function thrown(ruleset: string, { probability, back }: Of<'thrown'>): string {
  const said = words.jamaica.facts;
  const to = words.either(back.map((space) => toPlace(ruleset, space)));
  if (probability >= 1) return said.thrown({ to });
  const share = words.percent(probability);
  return back.length === 0 ? said.stays({ share }) : said.thrownBy({ share, to });
}
