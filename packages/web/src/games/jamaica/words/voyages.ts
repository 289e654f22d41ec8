import type { SpaceId, View } from '@topsail/games';
import { worldOf } from '../../catalogue/rulesets.ts';
import { grouped } from '../../shared/grouped.ts';
import { words } from '../../../words/index.ts';
import { deedPart } from './deeds.ts';
import type { FactNotes, Weighed } from './facts.ts';
import { fromPlace } from './ships.ts';

/** Everything foreseen of one arrival, or of one load. */
interface Deed {
  readonly when: Weighed['when'];
  readonly from: SpaceId | undefined;
  /** Whether the label of the answer leaves out what is done. */
  readonly whole: boolean;
  readonly facts: readonly Weighed[];
}

const DEEDS: readonly Weighed['fact'][] = [
  'sails',
  'pays',
  'shortage',
  'thrown',
  'meets',
  'treasure',
  'loads',
  'skips-load',
];

/** The morning comes before the evening, whatever is surer. */
const ORDER: readonly Weighed['when'][] = [undefined, 'morning', 'evening'];

/** Voyages and loads, a line each: where, at what price, whom one meets, what one loads. */
export function voyageNotes(view: View, facts: readonly Weighed[]): FactNotes {
  const said = words.jamaica.facts;
  const deeds = deedsOf(facts).toSorted((a, b) => ORDER.indexOf(a.when) - ORDER.indexOf(b.when));
  const notes = grouped(deeds, (deed) => `${deed.when} ${sayDeed(view, deed)}`)
    .map((same) => noteOf(view, same, deeds))
    .filter((note) => note !== '');
  if (facts.some(({ when, sure }) => when !== undefined && !sure)) notes.push(said.asThingsStand);
  const halves = grouped(deeds, ({ when }) => when ?? '');
  return { notes, danger: halves.some((ways) => ways.every(isShort)) };
}

function deedsOf(facts: readonly Weighed[]): Deed[] {
  const told = facts.filter(({ fact }) => DEEDS.includes(fact));
  const byPlace = grouped(told, (fact) => [fact.when, fact.from, 'to' in fact ? fact.to : ''].join());
  const isRobbery = facts.some(({ fact }) => fact === 'robs');
  return byPlace.map((group) => {
    const { when, from } = group[0] ?? {};
    return { when, from, whole: isRobbery || when !== undefined, facts: group };
  });
}

function isShort({ facts }: Deed): boolean {
  return facts.some(({ fact }) => fact === 'shortage');
}

/** One line for all places from which the same would happen. */
function noteOf(view: View, same: readonly Deed[], deeds: readonly Deed[]): string {
  const [first] = same;
  if (first === undefined) return '';
  const said = words.jamaica.facts;
  const { ruleset } = view.setup;
  const deed = sayDeed(view, first);
  if (first.when === undefined || deed === '') return words.capital(deed);
  const half = words.jamaica.half({ world: worldOf(ruleset), half: first.when });
  const from = startsOf(same);
  if (from.length === startsOf(deeds.filter(({ when }) => when === first.when)).length)
    return said.half({ half, deed });
  return said.halfFrom({ half, from: words.either(from.map((id) => fromPlace(ruleset, id))), deed });
}

function startsOf(deeds: readonly Deed[]): SpaceId[] {
  return [...new Set(deeds.flatMap(({ from }) => from ?? []))];
}

function sayDeed(view: View, { facts, whole }: Deed): string {
  return facts.flatMap((fact) => deedPart(view, fact, { whole })).join('; ');
}
