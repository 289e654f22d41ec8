import type { Foresight } from '@topsail/engine';
import type { GoodName, Half, JamaicaFact as Fact, ShipName, SpaceId, View } from '@topsail/games';
import { grouped } from '../../shared/grouped.ts';
import { knownIn } from './facts.ts';
import { shipOf } from './ships.ts';

/** One way a ship may sail with a card, as things stand. */
export interface Leg {
  readonly half: Half;
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** The spaces passed, both ends included. */
  readonly path: readonly SpaceId[];
  readonly isHome: boolean;
  readonly price: { readonly good: GoodName; readonly n: number } | undefined;
  /** How much of the price is not aboard. */
  readonly missing: number;
  readonly meets: readonly ShipName[];
  readonly hasTreasure: boolean;
}

interface Load {
  readonly half: Half;
  readonly good: GoodName;
  /** Nothing where no hold can take it. */
  readonly count: number;
}

/** What a card may bring: every way to sail, and every load. */
export interface Plan {
  readonly legs: readonly Leg[];
  readonly loads: readonly Load[];
}

type Of<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;

/** Where a ship lies and which half of the round it is, for answers that are of here and now. */
export type Here = Pick<Leg, 'half' | 'from'>;

export function hereIn(view: View): Here | undefined {
  const { half, acting } = view.table;
  const from = shipOf(view, acting)?.at;
  return half === null || from === undefined ? undefined : { half, from };
}

export function planOf(foresight: Foresight, here?: Here): Plan {
  const facts = knownIn(foresight);
  const ways = grouped(facts.filter(isOfVoyage), ({ when, from, to }) => [when, from, to].join());
  return { legs: ways.flatMap((way) => legOf(way, here)), loads: facts.flatMap(loadOf) };
}

type OfVoyage = Of<'sails' | 'pays' | 'shortage' | 'meets' | 'treasure'>;

function isOfVoyage(fact: Fact): fact is OfVoyage {
  return ['sails', 'pays', 'shortage', 'meets', 'treasure'].includes(fact.fact);
}

function legOf(facts: readonly OfVoyage[], here: Here | undefined): readonly Leg[] {
  const sails = find(facts, 'sails');
  const [half, from] = [sails?.when ?? here?.half, sails?.from ?? here?.from];
  if (sails === undefined || half === undefined || from === undefined) return [];
  const asks = find(facts, 'pays') ?? find(facts, 'shortage');
  return [
    {
      half,
      from,
      to: sails.to,
      path: sails.path,
      isHome: sails.home,
      price: asks === undefined ? undefined : { good: asks.good, n: asks.price },
      missing: find(facts, 'shortage')?.missing ?? 0,
      meets: find(facts, 'meets')?.ships ?? [],
      hasTreasure: find(facts, 'treasure') !== undefined,
    },
  ];
}

function find<Kind extends Fact['fact']>(facts: readonly Fact[], kind: Kind): Of<Kind> | undefined {
  return facts.find((fact): fact is Of<Kind> => fact.fact === kind);
}

function loadOf(fact: Fact): readonly Load[] {
  if (fact.when === undefined) return [];
  if (fact.fact === 'loads') return [{ half: fact.when, good: fact.good, count: fact.count }];
  return fact.fact === 'skips-load' ? [{ half: fact.when, good: fact.good, count: 0 }] : [];
}
