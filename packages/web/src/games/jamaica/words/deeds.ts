import type { JamaicaFact as Fact } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { nameOf } from '../../../words/captains.ts';
import { words } from '../../../words/index.ts';
import { sideOf } from './course.ts';
import { toPlace } from './ships.ts';
import { cargoTaken, intoEitherHold } from './terms.ts';

type Of<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;

/** One part of what is foreseen of a voyage or a load. `whole` says also what the answer itself does. */
export function deedPart(
  ruleset: string,
  fact: Fact,
  { whole }: { readonly whole: boolean },
): readonly string[] {
  const said = words.jamaica.facts;
  switch (fact.fact) {
    case 'sails':
      return whole || fact.home ? [sails(ruleset, fact)] : [];
    case 'pays':
      return [said.pays({ cargo: asked(ruleset, fact) })];
    case 'shortage':
      return [said.shortage({ cargo: asked(ruleset, fact), missing: fact.missing })];
    case 'thrown':
      return [thrown(ruleset, fact)];
    case 'meets':
      return [said.meets({ names: words.listed(fact.ships.map(nameOf)) })];
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

function sails(ruleset: string, { to, lane, home }: Of<'sails'>): string {
  const said = words.jamaica.facts;
  if (home) return said.home;
  const side = lane === undefined ? undefined : sideOf(lane);
  const place = toPlace(ruleset, to);
  return side === 'outer' || side === 'inner'
    ? said.sailsBy({ to: place, world: worldOf(ruleset), lane: side })
    : place;
}

function thrown(ruleset: string, { probability, back }: Of<'thrown'>): string {
  const said = words.jamaica.facts;
  const to = words.either(back.map((space) => toPlace(ruleset, space)));
  if (probability >= 1) return said.thrown({ to });
  const share = words.percent(probability);
  return back.length === 0 ? said.stays({ share }) : said.thrownBy({ share, to });
}
