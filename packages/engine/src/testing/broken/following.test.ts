import { describe, expect, it } from 'vitest';
import { toy } from '../toy/game.ts';
import type { ToyEvent } from '../toy/rules.ts';
import { checkFollows, type Fault, type ToyGame } from './faulty.ts';

const UNLIKE = /following the events does not lead to the view/;

/** A toy game that is silent about a kind of event. */
function silentAbout(kind: ToyEvent['e']): Partial<ToyGame> {
  return { hear: (event, viewer) => (event.e === kind ? undefined : toy.hear(event, viewer)) };
}

const faults: Readonly<Record<string, Fault>> = {
  'is silent about the deal': { change: silentAbout('dealt'), told: UNLIKE },
  'is silent about a choice': { change: silentAbout('chose'), told: UNLIKE },
  'is silent about the reveal': { change: silentAbout('revealed'), told: UNLIKE },
  'is silent about a voyage': { change: silentAbout('went'), told: UNLIKE },
  'is silent about a new card': { change: silentAbout('drew'), told: UNLIKE },
  'is silent about a new round': { change: silentAbout('round'), told: UNLIKE },
  'begins at another table': {
    change: { emptyView: (setup, viewer) => toy.emptyView({ ...setup, seats: 2 }, viewer) },
    told: /following the events|is undefined|is not JSON|Invalid index/,
  },
  'follows in place': {
    change: {
      follow: (view, event) => {
        if (event.e === 'went') (view.table.at as number[])[event.seat] = event.to;
        return toy.follow(view, event);
      },
    },
    told: /Cannot assign to read only property/,
  },
  'shows nonsense on the way': {
    change: {
      follow: (view, event) => {
        const { table, ...rest } = toy.follow(view, event);
        return { ...rest, table: event.e === 'revealed' ? { ...table, pile: Number.NaN } : table };
      },
    },
    told: /the view after revealed\.table\.pile is NaN/,
  },
  'takes somebody else’s seat on the way': {
    change: { follow: (view, event) => ({ ...toy.follow(view, event), viewer: 0 }) },
    told: /a followed view names another viewer/,
  },
};

describe('the suite catches a game that', () => {
  it.each(Object.entries(faults))('%s', (_name, { change, told }) => {
    expect(() => checkFollows(change)).toThrow(told);
  });
});
