import type { SpaceId, View } from '@topsail/games';
import { grouped } from '../table/grouped.ts';
import { words } from '../words/index.ts';
import { deedPart } from './deeds.ts';
import type { FactNotes, Weighed } from './facts.ts';
import { placeName } from './ships.ts';

/** Everything foreseen of one arrival, or of one load. */
interface Deed {
  readonly when: Weighed['when'];
  readonly from: SpaceId | undefined;
  readonly facts: readonly Weighed[];
}

/** Beyond this a plan is harder to read than to sail. */
const MOST_NOTES = 6;

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

/** Voyages and loads, a line each: where, at what price, whom one meets, what one loads. */
export function voyageNotes(view: View, facts: readonly Weighed[]): FactNotes {
  const deeds = deedsOf(facts);
  const told = deeds.map((deed) => noteOf(view, deed, deeds)).filter((note) => note !== '');
  const notes = told.slice(0, MOST_NOTES);
  if (told.length > notes.length) notes.push(words.jamaica.facts.more(told.length - notes.length));
  const halves = grouped(deeds, ({ when }) => when ?? '');
  return { notes, danger: halves.some((ways) => ways.every(isShort)) };
}

function deedsOf(facts: readonly Weighed[]): Deed[] {
  const told = facts.filter(({ fact }) => DEEDS.includes(fact));
  const byPlace = grouped(told, (fact) => [fact.when, fact.from, 'to' in fact ? fact.to : ''].join());
  return byPlace.map((group) => ({ when: group[0]?.when, from: group[0]?.from, facts: group }));
}

function isShort({ facts }: Deed): boolean {
  return facts.some(({ fact }) => fact === 'shortage');
}

function noteOf(view: View, { when, from, facts }: Deed, deeds: readonly Deed[]): string {
  const said = words.jamaica.facts;
  const partsOf = (sure: boolean): string[] =>
    facts
      .filter((fact) => fact.sure === sure)
      .flatMap((fact) => deedPart(view.setup.ruleset, fact, { isPlan: when !== undefined }));
  const deed = said.both(partsOf(true), partsOf(false));
  if (when === undefined || deed === '') return words.capital(deed);
  const half = words.capital(words.jamaica.terms.of(view.setup.ruleset)[when]);
  const isAmbiguous = deeds.some((other) => other.when === when && other.from !== from);
  if (!isAmbiguous || from === undefined) return said.half(half, deed);
  return said.halfFrom(half, placeName(view.setup.ruleset, from), deed);
}
