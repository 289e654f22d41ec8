import { either, listed, percent } from './grammar.ts';

/** What is known of an answer before it is given. */
export const facts = {
  /** A voyage or a load of one half of a card, and what comes with it. */
  half: (half: string, deed: string) => `${half}: ${deed}`,
  halfFrom: (half: string, from: readonly string[], deed: string) => `${half}, from ${either(from)}: ${deed}`,
  sails: (place: string) => `to ${place}`,
  sailsBy: (place: string, lane: string) => `to ${place} ${lane}`,
  home: 'home to the finish',
  pays: (cargo: string) => `pays ${cargo}`,
  shortage: (cargo: string, missing: number) => `asks ${cargo}, short by ${missing}`,
  thrown: (places: readonly string[]) => `back to ${either(places)}`,
  thrownBy: (share: number, places: readonly string[]) => `back to ${either(places)} (${percent(share)})`,
  stays: (share: number) => `stays (${percent(share)})`,
  meets: (names: readonly string[]) => `meets ${listed(names)} in battle`,
  treasure: 'a treasure waits',
  loads: (cargo: string, holds: string) => `loads ${cargo} into ${holds}`,
  loadsWhat: (cargo: string) => `loads ${cargo}`,
  skipsLoad: (good: string) => `no hold for more ${good}, the load falls away`,
  still: (n: number) => (n === 0 ? 'That is all' : `${n} still to come out of other holds`),
  mayBe: (treasures: readonly string[]) => `May be ${either(treasures)}`,
  odds: (win: number, tie: number, loss: number) =>
    `win ${percent(win)}, tie ${percent(tie)}, lose ${percent(loss)}`,
  oddsAt: (powder: string, against: string, odds: string) => `${powder} against ${against}: ${odds}`,
  more: (n: number) => `and ${n} more ways it may go`,
  asThingsStand: 'As things stand now: whoever acts before you may change it',
};
