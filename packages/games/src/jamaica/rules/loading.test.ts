import { describe, expect, it } from 'vitest';
import { RULESETS, rulesetOf } from '../rulesets.ts';
import { scene, type Card, type Lot } from '../testing/scene.ts';
import type { Goods, Table } from '../testing/table.ts';

const EVERY = RULESETS.map(({ id }) => id);
const WITH_CARDS = RULESETS.filter(({ treasure }) => treasure.cards !== 0).map(({ id }) => id);

function loading(ruleset: string, lot: Lot, card: Card, morning = 4, evening = 2): Table {
  return scene(ruleset, 3).ship(0, lot).dice(morning, evening).pick(0, card).acting();
}

describe.each(EVERY)('LOAD-1 one empty hold takes the whole load, in %s', (ruleset) => {
  it('puts as many tokens of the good as the die shows into one empty hold', () => {
    const table = loading(ruleset, { holds: ['food 3', 'gold 3'] }, 'powder/gold');
    expect(table.holds(0)).toEqual(['food 3', 'gold 3', 'powder 4', 'gold 2', '-']);
    expect(table.told('load').slice(0, 2)).toEqual([
      { e: 'load', seat: 0, resource: 'powder', count: 4, hold: 2, emptied: null },
      { e: 'load', seat: 0, resource: 'gold', count: 2, hold: 3, emptied: null },
    ]);
  });

  it('never adds to a hold that has a token, even of the same kind', () => {
    const table = loading(ruleset, { holds: ['gold 1', '-', 'gold 1', '-', 'gold 1'] }, 'gold/gold');
    expect(table.holds(0)).toEqual(['gold 1', 'gold 4', 'gold 1', 'gold 2', 'gold 1']);
  });

  it('does not ask which of several empty holds to load, for they are alike', () => {
    const table = loading(ruleset, { holds: [] }, 'gold/gold');
    expect(table.told('load')[0].hold).toBe(0);
    expect(table.question).toBe('card');
  });

  it('loads the biggest die into a single hold', () => {
    const table = loading(ruleset, { holds: [] }, 'gold/gold', 6, 6);
    expect(table.holds(0)).toEqual(['gold 6', 'gold 6', '-', '-', '-']);
  });
});

describe.each(WITH_CARDS)('LOAD-1 with the Sixth Hold, in %s', (ruleset) => {
  it('asks whether an ordinary hold or the Sixth Hold is to take the load', () => {
    const table = loading(ruleset, { holds: ['food 3', '-', '-'], sixth: '-' }, 'powder/gold');
    expect(table.question).toBe('stow');
    expect(table.asked).toEqual([0]);
    expect(table.moves(0)).toEqual(['stow 1', 'stow 5']);
    table.play(0, 'stow 5');
    expect(table.holds(0)).toEqual(['food 3', 'gold 2', '-', '-', '-', 'powder 4']);
  });

  it('refuses a second empty hold that is no different from the first', () => {
    const table = loading(ruleset, { holds: ['food 3', '-', '-'], sixth: '-' }, 'powder/gold');
    expect(table.refusal(0, 'stow 2')).toMatchObject({ code: 'move/illegal', rule: 'LOAD-1' });
  });

  it('fills the Sixth Hold without a question when it is the only empty one', () => {
    const holds: Goods[] = ['food 1', 'food 1', 'food 1', 'gold 1', 'gold 1'];
    const table = loading(ruleset, { holds, sixth: '-' }, 'powder/gold');
    expect(table.told('load')[0]).toMatchObject({ hold: 5, count: 4 });
  });
});

describe.each(EVERY)('LOAD-2 a full ship must make room, in %s', (ruleset) => {
  const full: Goods[] = ['gold 1', 'food 2', 'powder 3', 'food 2', 'powder 1'];

  it('asks which hold of another good is emptied into the bank', () => {
    const table = loading(ruleset, { holds: full }, 'gold/gold');
    expect(table.question).toBe('stow');
    expect(table.moves(0)).toEqual(['stow 1', 'stow 2', 'stow 4']);
    table.play(0, 'stow 2');
    expect(table.holds(0).slice(0, 3)).toEqual(['gold 1', 'food 2', 'gold 4']);
    expect(table.told('load')[0].emptied).toEqual({ good: 'powder', count: 3 });
  });

  it('never empties a hold of the good that is being loaded', () => {
    const table = loading(ruleset, { holds: full }, 'powder/food');
    expect(table.moves(0)).toEqual(['stow 0', 'stow 1']);
    expect(table.refusal(0, 'stow 2')).toMatchObject({ code: 'move/illegal', rule: 'LOAD-2' });
  });

  it('offers equal holds once', () => {
    const table = loading(ruleset, { holds: full }, 'gold/gold');
    expect(table.refusal(0, 'stow 3')).toMatchObject({ code: 'move/illegal' });
  });

  it('is obligatory: a single hold of another good is emptied without a question', () => {
    const holds: Goods[] = ['gold 1', 'gold 2', 'food 6', 'gold 1', 'gold 2'];
    const table = loading(ruleset, { holds }, 'gold/gold', 4, 2);
    expect(table.holds(0)).toEqual(['gold 1', 'gold 2', 'gold 4', 'gold 1', 'gold 2']);
    expect(table.question).toBe('card');
  });

  it('takes no answer but a hold', () => {
    const table = loading(ruleset, { holds: full }, 'gold/gold');
    expect(table.refusal(0, 'take nothing')).toMatchObject({ code: 'move/illegal', rule: 'LOAD-1' });
    expect(table.refusal(1, 'stow 1')).toMatchObject({ code: 'move/not-your-turn', rule: 'LOAD-1' });
  });
});

describe.each(WITH_CARDS)('LOAD-2 with the Sixth Hold, in %s', (ruleset) => {
  const full: Goods[] = ['gold 1', 'gold 2', 'food 2', 'food 2', 'gold 3'];

  it('offers the Sixth Hold besides an ordinary hold with the same contents', () => {
    const table = loading(ruleset, { holds: full, sixth: 'food 2' }, 'gold/gold');
    expect(table.moves(0)).toEqual(['stow 2', 'stow 5']);
    table.play(0, 'stow 5');
    expect(table.holds(0).slice(2)).toEqual(['gold 2', 'food 2', 'gold 3', 'gold 4']);
  });
});

describe.each(EVERY)('LOAD-3 a ship full of the good skips the load, in %s', (ruleset) => {
  const gold: Goods[] = ['gold 1', 'gold 2', 'gold 3', 'gold 4', 'gold 5'];

  it('leaves everything as it is', () => {
    const table = loading(ruleset, { holds: gold }, 'gold/gold');
    expect(table.holds(0)).toEqual(gold);
    expect(table.told('skip-load')).toEqual([
      { e: 'skip-load', seat: 0, resource: 'gold' },
      { e: 'skip-load', seat: 0, resource: 'gold' },
    ]);
  });

  it('skips the one action only', () => {
    const powder: Goods[] = ['powder 1', 'powder 1', 'powder 1', 'powder 1', 'powder 1'];
    const table = loading(ruleset, { holds: powder }, 'powder/gold');
    expect(table.told('skip-load')).toHaveLength(1);
    expect(table.holds(0)).toEqual(['gold 2', 'powder 1', 'powder 1', 'powder 1', 'powder 1']);
  });
});

describe.each(EVERY)('LOAD-4 nothing is thrown away while a hold is empty, in %s', (ruleset) => {
  it('puts the load into the empty hold without a question', () => {
    const holds: Goods[] = ['food 1', 'powder 1', 'food 2', '-', 'powder 2'];
    const table = loading(ruleset, { holds }, 'powder/gold');
    expect(table.told('load')[0]).toMatchObject({ hold: 3, emptied: null });
    expect(table.moves(0)).toEqual(['stow 0', 'stow 1', 'stow 2', 'stow 3', 'stow 4']);
  });
});

describe.each(WITH_CARDS)('LOAD-4 with the Sixth Hold, in %s', (ruleset) => {
  it('refuses to empty a hold while another is empty', () => {
    const table = loading(ruleset, { holds: ['food 3', '-', '-'], sixth: '-' }, 'powder/gold');
    expect(table.refusal(0, 'stow 0')).toMatchObject({ code: 'move/illegal', rule: 'LOAD-4' });
  });

  it('an empty Sixth Hold is enough to forbid it', () => {
    const holds: Goods[] = ['food 1', 'food 1', 'food 1', 'gold 1', 'gold 1'];
    const table = loading(ruleset, { holds, sixth: '-' }, 'powder/gold');
    expect(table.holds(0).slice(0, 5)).toEqual(holds);
  });
});

describe.each(EVERY)('LOAD-5 two loads on one card are two loads, in %s', (ruleset) => {
  it('fills two holds, each by its own die', () => {
    const table = loading(ruleset, { holds: [] }, 'gold/gold', 5, 2);
    expect(table.holds(0)).toEqual(['gold 5', 'gold 2', '-', '-', '-']);
  });

  it('makes room for the second when the first took the last empty hold', () => {
    const holds: Goods[] = ['food 3', 'gold 3', 'powder 1', 'powder 2', '-'];
    const table = loading(ruleset, { holds }, 'gold/gold', 5, 2);
    expect(table.holds(0)[4]).toBe('gold 5');
    expect(table.moves(0)).toEqual(['stow 0', 'stow 2', 'stow 3']);
  });
});

describe.each(EVERY)('LOAD-6 a hold emptied in any way is empty at once, in %s', (ruleset) => {
  const full: Goods[] = ['food 2', 'gold 3', 'gold 3', 'powder 3', 'powder 3'];

  it('a hold paid empty in the morning takes the load of the evening', () => {
    const table = loading(ruleset, { holds: full }, 'forward/food', 1, 5);
    expect(table.holds(0)).toEqual(['food 5', 'gold 3', 'gold 3', 'powder 3', 'powder 3']);
  });

  it('a hold whose powder was fired takes the load of the evening', () => {
    const table = scene(ruleset, 3)
      .ship(0, { holds: ['food 3', 'gold 3', 'gold 3', 'powder 2', 'gold 2'] })
      .ship(1, { at: rulesetOf(ruleset).course.ids[1], holds: [] })
      .dice(1, 6)
      .pick(0, 'forward/food')
      .acting();
    table.play(0, 'powder 2', table.battle(2), table.battle(4));
    expect(table.told('load')[0]).toMatchObject({ count: 6, hold: 3, emptied: null });
  });

  it('a hold that was robbed takes the load of the evening', () => {
    const table = scene(ruleset, 3)
      .ship(0, { holds: ['food 3', 'gold 3', 'gold 2', 'gold 2', 'gold 1'] })
      .ship(1, { at: rulesetOf(ruleset).course.ids[1], holds: [] })
      .dice(1, 6)
      .pick(0, 'forward/food')
      .acting(['battle die', 1], ['battle die', 3]);
    table.play(1, 'rob hold 1');
    expect(table.told('load')[0]).toMatchObject({ seat: 0, count: 6, hold: 1, emptied: null });
  });

  it('offers nothing to throw overboard: where nobody must choose a hold, nobody may', () => {
    const table = scene(ruleset, 3).ship(0, { holds: full }).picking();
    expect(table.moves(0).every((text) => text.startsWith('card '))).toBe(true);
    expect(table.refusal(0, 'stow 0')).toMatchObject({ code: 'move/illegal', rule: 'RND-2' });
  });
});

describe.each(WITH_CARDS)('LOAD-6 counts the Sixth Hold among all holds, in %s', (ruleset) => {
  const gold: Goods[] = ['gold 1', 'gold 1', 'gold 1', 'gold 1', 'gold 1'];

  it('empties a Sixth Hold with another good rather than skip the load', () => {
    const table = loading(ruleset, { holds: gold, sixth: 'food 6' }, 'gold/gold');
    expect(table.holds(0)).toEqual([...gold, 'gold 4']);
    expect(table.told('skip-load')).toHaveLength(1);
  });

  it('skips the load when the Sixth Hold has the good too', () => {
    const table = loading(ruleset, { holds: gold, sixth: 'gold 1' }, 'gold/gold');
    expect(table.told('skip-load')).toHaveLength(2);
  });
});
