import type { Fact } from '../facts.ts';
import type { Foreseen } from '../foresee.ts';
import type { Event } from '../tell.ts';
import type { SpaceId } from '../types.ts';
import { isRobbery, type Deed } from './deeds.ts';

type Told<Kind extends Fact['fact']> = Extract<Fact, { readonly fact: Kind }>;
type Heard<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** Which facts were borne out by play, so that a test can see that none was only talk. */
export type Tally = Map<string, number>;

/** Facts held against what happened; throws at the first that does not fit. */
export class Foretold {
  private readonly certain: readonly Fact[];
  private readonly possible: readonly Fact[];
  private readonly tally: Tally;

  constructor({ certain, possible }: Foreseen, tally: Tally) {
    this.certain = certain;
    this.possible = possible;
    this.tally = tally;
  }

  /** Only the facts that are meant. */
  where(isMeant: (fact: Fact) => boolean): Foretold {
    const { certain, possible, tally } = this;
    return new Foretold({ certain: certain.filter(isMeant), possible: possible.filter(isMeant) }, tally);
  }

  sure<Kind extends Fact['fact']>(kind: Kind): Told<Kind>[] {
    return this.certain.filter((fact): fact is Told<Kind> => fact.fact === kind);
  }

  all<Kind extends Fact['fact']>(kind: Kind): Told<Kind>[] {
    return [...this.certain, ...this.possible].filter((fact): fact is Told<Kind> => fact.fact === kind);
  }

  /** Every fact of the kind that is certain must hold. */
  mustHold<Kind extends Fact['fact']>(kind: Kind, holds: (fact: Told<Kind>) => boolean): void {
    for (const fact of this.sure(kind)) {
      if (!holds(fact)) throw new Error(`certain, but it did not happen: ${JSON.stringify(fact)}`);
      this.count(`certain ${kind}`);
    }
  }

  /** What happened must have been told, as certain or as possible. */
  mustHaveTold<Kind extends Fact['fact']>(
    kind: Kind,
    event: object,
    fits: (fact: Told<Kind>) => boolean,
  ): void {
    const fact = this.all(kind).find(fits);
    if (fact === undefined) throw new Error(`not foretold as ${kind}: ${JSON.stringify(event)}`);
    this.count(`${this.certain.includes(fact) ? 'certain' : 'possible'} ${kind}`);
  }

  private count(name: string): void {
    this.tally.set(name, (this.tally.get(name) ?? 0) + 1);
  }
}

/** Whether things still stood as they did when the facts were told: if not, only what was certain must hold. */
export type Since = 'unchanged' | 'changed';

export function judgeDeed(foretold: Foretold, deed: Deed, since: Since): void {
  if ('load' in deed) judgeLoad(foretold, deed.load, since);
  else judgeVoyage(foretold, deed.stays, since);
}

type Stays = Extract<Deed, { readonly stays: object }>['stays'];

function judgeLoad(foretold: Foretold, event: Heard<'load' | 'skip-load'>, since: Since): void {
  const good = event.resource;
  const isLoad = (fact: Told<'loads'>): boolean =>
    event.e === 'load' && fact.good === good && fact.count === event.count && fact.into.includes(event.hold);
  const isEmptied = (fact: Told<'empties'>): boolean =>
    event.e === 'load' && fact.hold === event.hold && isSame(fact.cargo, event.emptied);
  const isSkipped = (fact: Told<'skips-load'>): boolean => event.e === 'skip-load' && fact.good === good;
  foretold.mustHold('loads', isLoad);
  foretold.mustHold('empties', isEmptied);
  foretold.mustHold('skips-load', isSkipped);
  if (since === 'changed') return;
  if (event.e === 'skip-load') foretold.mustHaveTold('skips-load', event, isSkipped);
  else {
    foretold.mustHaveTold('loads', event, isLoad);
    if (event.emptied !== null) foretold.mustHaveTold('empties', event, isEmptied);
  }
}

function judgeVoyage(foretold: Foretold, stays: Stays, since: Since): void {
  const [{ voyage, at, events }] = stays;
  const here = hereOf(foretold, at);
  const arrived = (fact: Told<'sails'>): boolean => fact.to === at && fact.home === voyage.home;
  here.mustHold('sails', arrived);
  if (since === 'unchanged') foretold.mustHaveTold('sails', voyage, arrived);
  judgeMeeting(here, events, since);
  judgeTreasure(here, events, since);
  const cargo = events.some(isRobbery) ? 'changed' : since;
  judgePrice(here, events, cargo);
  judgeFall(here, stays, cargo);
}

/** What was foretold of an arrival on one space. */
function hereOf(foretold: Foretold, to: SpaceId): Foretold {
  return foretold.where((fact) => !('to' in fact) || fact.to === to);
}

function judgeMeeting(here: Foretold, events: readonly Event[], since: Since): void {
  const battle = firstOf(events, 'battle');
  const isMet = (fact: Told<'meets'>): boolean =>
    battle !== undefined && events[0] === battle && fact.ships.includes(battle.against);
  here.mustHold('meets', isMet);
  if (since === 'unchanged' && battle !== undefined) here.mustHaveTold('meets', battle, isMet);
}

function judgeTreasure(here: Foretold, events: readonly Event[], since: Since): void {
  const found = firstOf(events, 'treasure');
  const isFound = (fact: Told<'treasure'>): boolean => fact.to === found?.space;
  here.mustHold('treasure', isFound);
  if (since === 'unchanged' && found !== undefined) here.mustHaveTold('treasure', found, isFound);
}

function judgePrice(here: Foretold, events: readonly Event[], since: Since): void {
  const short = firstOf(events, 'shortage');
  const pays = events.filter((event): event is Heard<'pay'> => event.e === 'pay' && !event.short);
  const paid = pays.reduce((sum, { split }) => sum + split.reduce((all, { n }) => all + n, 0), 0);
  const isPaid = (fact: Told<'pays'>): boolean =>
    short === undefined && paid === fact.price && pays.every(({ resource }) => resource === fact.good);
  const isShort = (fact: Told<'shortage'>): boolean =>
    short?.resource === fact.good &&
    short.price === fact.price &&
    short.has === fact.has &&
    fact.missing === fact.price - fact.has;
  here.mustHold('pays', isPaid);
  here.mustHold('shortage', isShort);
  if (since === 'changed') return;
  if (paid > 0) here.mustHaveTold('pays', pays[0], isPaid);
  if (short !== undefined) here.mustHaveTold('shortage', short, isShort);
}

/** SHORT-2, SHORT-3: where a shortage brought the ship, and whom it met there. */
function judgeFall(here: Foretold, [stay, fall]: Stays, since: Since): void {
  const roll = firstOf(stay.events, 'shortage-roll');
  const isThrown = (fact: Told<'thrown'>): boolean =>
    fact.sign === roll?.value && (fall === undefined ? fact.back.length === 0 : isMeant(fact));
  const isMeant = (fact: Told<'thrown'>): boolean => {
    const battle = firstOf(fall.events, 'battle');
    const met = fact.meets?.find(({ to }) => to === fall.at)?.ships ?? [];
    return (
      fact.back.includes(fall.at) && (battle === undefined ? met.length === 0 : met.includes(battle.against))
    );
  };
  here.mustHold('thrown', isThrown);
  if (since === 'unchanged' && firstOf(stay.events, 'shortage') !== undefined)
    here.mustHaveTold('thrown', { ...fall, roll }, isThrown);
}

export function firstOf<Kind extends Event['e']>(
  events: readonly Event[],
  ...kinds: readonly Kind[]
): Heard<Kind> | undefined {
  return events.find((event): event is Heard<Kind> => kinds.some((kind) => kind === event.e));
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
