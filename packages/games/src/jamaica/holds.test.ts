import { members } from '@topsail/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  berths,
  cargoOf,
  contentsFrom,
  contentsOf,
  countIn,
  countsOf,
  distinctHolds,
  fullest,
  goodIn,
  goodName,
  hasRoom,
  inHold,
  leastInAll,
  onlyHoldOf,
  ORDINARY_HOLDS,
  SIXTH,
  total,
  withHold,
  without,
} from './holds.ts';
import { FOOD, GOLD, POWDER, type Good } from './types.ts';

interface Hold {
  readonly good: Good;
  readonly count: number;
}

const good = fc.constantFrom(GOLD, FOOD, POWDER);
const hold = fc.option(fc.record({ good, count: fc.integer({ min: 1, max: 6 }) }), { nil: undefined });
/** The holds of a ship; the sixth is empty unless the ship has the card. */
const ship = fc.record({
  ordinary: fc.array(hold, { minLength: ORDINARY_HOLDS, maxLength: ORDINARY_HOLDS }),
  sixth: hold,
  hasSixth: fc.boolean(),
});

type Ship = typeof ship extends fc.Arbitrary<infer T> ? T : never;

function listed({ ordinary, sixth, hasSixth }: Ship): (Hold | undefined)[] {
  return hasSixth ? [...ordinary, sixth] : [...ordinary];
}

function packed(holds: readonly (Hold | undefined)[]): number {
  return holds.reduce<number>(
    (all, one, i) => withHold(all, i, one === undefined ? 0 : contentsOf(one.good, one.count)),
    0,
  );
}

function check(law: (holds: (Hold | undefined)[], all: number, good: Good) => void): void {
  fc.assert(fc.property(ship, good, (one, good) => law(listed(one), packed(listed(one)), good)));
}

/** One hold for each of its kind: equal ordinary holds once, the Sixth Hold always. */
function distinct(
  holds: readonly (Hold | undefined)[],
  among: (hold: Hold | undefined) => boolean,
): number[] {
  const seen: string[] = [];
  return holds.flatMap((one, i) => {
    if (!among(one)) return [];
    const kind = JSON.stringify(one ?? null);
    if (i !== SIXTH && seen.includes(kind)) return [];
    seen.push(kind);
    return [i];
  });
}

describe('the holds of a ship in one number', () => {
  it('give back what was put in', () => {
    check((holds, all) => {
      holds.forEach((one, i) => {
        expect([goodIn(inHold(all, i)), countIn(inHold(all, i))]).toEqual([one?.good ?? 0, one?.count ?? 0]);
      });
    });
  });

  it('change one hold without touching another', () => {
    fc.assert(
      fc.property(ship, fc.nat(SIXTH), hold, (one, at, put) => {
        const before = packed(listed(one));
        const contents = put === undefined ? 0 : contentsOf(put.good, put.count);
        const after = withHold(before, at, contents);
        for (let i = 0; i <= SIXTH; i++)
          expect(inHold(after, i)).toBe(i === at ? contents : inHold(before, i));
      }),
    );
  });

  it('count all tokens of a good', () => {
    check((holds, all, good) => {
      const sum = holds.reduce((sum, one) => sum + (one?.good === good ? one.count : 0), 0);
      expect(total(all, good)).toBe(sum);
    });
  });

  it('count thirty-six when all six are full', () => {
    const full = packed(Array.from({ length: 6 }, () => ({ good: POWDER, count: 6 })));
    expect([total(full, POWDER), total(full, GOLD), total(full, FOOD)]).toEqual([36, 0, 0]);
  });

  it('lose one good and nothing else', () => {
    check((holds, all, good) => {
      expect(without(all, good)).toBe(packed(holds.map((one) => (one?.good === good ? undefined : one))));
    });
  });

  it('know the only hold of a good', () => {
    check((holds, all, good) => {
      const carrying = holds.flatMap((one, i) => (one?.good === good ? [i] : []));
      expect(onlyHoldOf(all, good)).toBe(carrying.length === 1 ? carrying[0] : -1);
    });
  });

  it('know the fullest hold of a good, the first of equals and the Sixth Hold last', () => {
    check((holds, all, good) => {
      const counts = holds.map((one) => (one?.good === good ? one.count : 0));
      const most = Math.max(...counts.slice(0, ORDINARY_HOLDS));
      expect(fullest(countsOf(all, good))).toBe(most === 0 ? SIXTH : counts.indexOf(most));
    });
  });

  it('know what must come out so that none of the five keeps more than a cap', () => {
    check((holds, all, good) => {
      const counts = holds.slice(0, ORDINARY_HOLDS).map((one) => (one?.good === good ? one.count : 0));
      for (let cap = 0; cap <= 6; cap++) {
        const over = counts.reduce((sum, count) => sum + Math.max(0, count - cap), 0);
        expect(leastInAll(countsOf(all, good), cap)).toBe(over);
      }
    });
  });

  it('survive a view there and back', () => {
    check((holds, all) => {
      for (let i = 0; i < holds.length; i++)
        expect(contentsFrom(cargoOf(inHold(all, i)))).toBe(inHold(all, i));
    });
    expect(cargoOf(0)).toBeNull();
    expect(cargoOf(contentsOf(POWDER, 4))).toEqual({ good: 'powder', count: 4 });
    expect([GOLD, FOOD, POWDER].map(goodName)).toEqual(['gold', 'food', 'powder']);
  });
});

describe('where a load may go', () => {
  it('LOAD-1, LOAD-4: an empty hold as long as there is one; LOAD-2: else one of another good', () => {
    check((holds, all, good) => {
      const isEmpty = (one: Hold | undefined) => one === undefined;
      const isOther = (one: Hold | undefined) => one !== undefined && one.good !== good;
      const expected = distinct(holds, holds.some(isEmpty) ? isEmpty : isOther);
      expect(members(berths(all, holds.length, good))).toEqual(expected);
    });
  });

  it('LOAD-3: nowhere when every hold has the good', () => {
    check((holds, all, good) => {
      const room = holds.some((one) => one?.good !== good);
      expect(hasRoom(all, holds.length, good)).toBe(room);
      expect(berths(all, holds.length, good) !== 0).toBe(room);
    });
    const gold = packed(Array.from({ length: 5 }, () => ({ good: GOLD, count: 1 })));
    expect([hasRoom(gold, 5, GOLD), hasRoom(gold, 6, GOLD), hasRoom(gold, 5, FOOD)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

it('of the holds that are not empty, equal ones count once and the Sixth Hold always', () => {
  check((holds, all) => {
    expect(members(distinctHolds(all, holds.length))).toEqual(distinct(holds, (one) => one !== undefined));
  });
});
