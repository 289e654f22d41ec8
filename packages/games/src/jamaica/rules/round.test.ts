import { SPECTATOR } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets.ts';
import { scene, type Card } from '../testing/scene.ts';

const EVERY = RULESETS.map(({ id }) => id);
const WITH_CARDS = ['jamaica-1', 'jamaica-2'];

describe.each(EVERY)('RND-1 the captain rolls and assigns the dice, in %s', (ruleset) => {
  it('asks the captain alone which die goes to the morning', () => {
    const table = scene(ruleset, 3).captain(1).dice(5, 2).assigning();
    expect(table.question).toBe('dice');
    expect(table.asked).toEqual([1]);
    expect(table.moves(1)).toEqual(['morning 5', 'morning 2']);
    expect(table.refusal(0, 'morning 5')).toMatchObject({ code: 'move/not-your-turn', rule: 'RND-1' });
    expect(table.refusal(1, 'morning 3')).toMatchObject({ code: 'move/illegal', rule: 'RND-1' });
  });

  it.each([
    ['morning 5', 5, 2],
    ['morning 2', 2, 5],
  ])('after "%s" all see %i for the morning and %i for the evening', (text, morning, evening) => {
    const table = scene(ruleset, 3).captain(1).dice(5, 2).assigning();
    expect(table.view(0).table.dice.assigned).toBe(false);
    table.play(1, text);
    expect(table.view(SPECTATOR).table.dice).toEqual({ morning, evening, assigned: true });
    expect(table.heard(0)).toMatchObject([{ e: 'assign', seat: 1, morning, evening }, { e: 'ask' }]);
  });

  it('leaves nothing to assign when both dice are equal', () => {
    const table = scene(ruleset, 3).dice(4, 4).assigning();
    expect(table.question).toBe('card');
  });

  it('lets the captain know his hand before he assigns', () => {
    const table = scene(ruleset, 3).captain(1).dice(5, 2).assigning();
    expect(table.view(1).own?.hand).toHaveLength(3);
  });

  it('rolls two dice of six sides at the beginning of a round', () => {
    const table = scene(ruleset, 3).captain(2).acting(['action die', 6], ['action die', 4]);
    expect(table.told('roll')).toEqual([{ e: 'roll', seat: 0, dice: [6, 4] }]);
    expect(table.moves(0)).toEqual(['morning 6', 'morning 4']);
  });

  it('moves and loads by the morning die first and the evening die second', () => {
    const table = scene(ruleset, 3).ship(0, { holds: [] }).dice(5, 2).pick(0, 'powder/food').acting();
    expect(table.holds(0).slice(0, 2)).toEqual(['powder 5', 'food 2']);
  });
});

describe.each(EVERY)('RND-2 all pick a card in secret and at once, in %s', (ruleset) => {
  const hand: Card[] = ['food/powder', 'powder/gold', 'gold/gold'];
  const picking = () => scene(ruleset, 3).ship(1, { hand }).picking();

  it('asks everybody at once, for one card of his own hand', () => {
    const table = picking();
    expect(table.asked).toEqual([0, 1, 2]);
    expect(table.moves(1)).toEqual(['card food/powder', 'card powder/gold', 'card gold/gold']);
    expect(table.refusal(1, 'card forward/food')).toMatchObject({ code: 'move/illegal', rule: 'RND-2' });
  });

  it('takes the picks in any order of seats', () => {
    const table = picking().play(2, 'card food/powder').play(0, 'card food/powder');
    expect(table.asked).toEqual([1]);
    expect(
      table
        .play(1, 'card gold/gold')
        .told('turn')
        .map(({ seat }) => seat),
    ).toEqual([0, 1, 2]);
  });

  it('reveals nothing before the last has picked: a pick can be undone, the last one cannot', () => {
    const table = picking();
    expect(table.play(1, 'card gold/gold').crossed).toBe(false);
    expect(table.play(1, 'card powder/gold').crossed).toBe(false);
    const [first, last] = [table.moves(0)[0], table.moves(2)[0]];
    expect(table.play(0, first).crossed).toBe(false);
    expect(table.play(2, last).crossed).toBe(true);
  });

  it('lets a player change his pick until the last has picked', () => {
    const table = picking().play(1, 'card gold/gold').play(0, 'card food/powder');
    expect(table.moves(1)).toEqual(['card food/powder', 'card powder/gold']);
    table.play(1, 'card powder/gold').play(2, 'card food/powder');
    expect(table.told('turn')[1]).toEqual({ e: 'turn', seat: 1, card: ['powder', 'gold'] });
    expect(table.ship(1).discard).toEqual(['powder/gold']);
    expect(table.view(1).own?.hand).toContain('gold/gold');
  });

  it('does not count a changed pick as another player', () => {
    const table = picking().play(1, 'card gold/gold').play(1, 'card powder/gold').play(1, 'card gold/gold');
    expect(table.asked).toEqual([0, 2]);
  });

  it('refuses the card that already lies there', () => {
    const table = picking().play(1, 'card gold/gold');
    expect(table.refusal(1, 'card gold/gold')).toMatchObject({ code: 'move/illegal', rule: 'RND-2' });
  });

  it('shows a pick to its player only; the others see that there is one', () => {
    const table = picking().play(1, 'card gold/gold');
    expect(table.view(1).own).toMatchObject({ pick: 'gold/gold', hand: ['food/powder', 'powder/gold'] });
    expect(table.view(0).table.ships.map(({ picked }) => picked)).toEqual([false, true, false]);
    expect(table.ship(1)).toMatchObject({ hand: 2, discard: [] });
  });

  it('shows the others the same table whatever was picked', () => {
    const one = picking().play(1, 'card gold/gold');
    const other = picking().play(1, 'card gold/gold').play(1, 'card powder/gold');
    for (const viewer of [0, 2, SPECTATOR] as const) {
      expect(one.view(viewer)).toEqual(other.view(viewer));
      expect(one.heard(viewer)).toEqual(other.heard(viewer));
      expect(one.heard(viewer)).toEqual([{ e: 'picked', seat: 1 }]);
    }
    expect(other.heard(1)).toHaveLength(2);
  });
});

describe.each(EVERY)('RND-3 the captain acts first, then the others in seat order, in %s', (ruleset) => {
  it.each([
    [0, [0, 1, 2]],
    [1, [1, 2, 0]],
    [2, [2, 0, 1]],
  ])('with captain %i the seats act in the order %j', (captain, order) => {
    const table = scene(ruleset, 3).captain(captain).acting();
    expect(table.told('turn').map(({ seat }) => seat)).toEqual(order);
  });

  it('turns a card up only when its player comes to act', () => {
    const table = scene(ruleset, 3)
      .captain(1)
      .ship(1, { holds: ['food 1', 'gold 1', 'gold 2', 'gold 3', 'gold 4'] })
      .pick(1, 'powder/gold')
      .pick(2, 'gold/gold')
      .acting();
    expect(table.question).toBe('stow');
    expect(table.ship(1)).toMatchObject({ discard: ['powder/gold'], picked: false });
    expect(table.ship(2)).toMatchObject({ discard: [], picked: true });
    expect(table.view(SPECTATOR).table).toMatchObject({ acting: 1, card: 'powder/gold' });
    table.play(1, 'stow 0');
    expect(table.ship(2)).toMatchObject({ discard: ['gold/gold'], picked: false });
  });
});

describe.each(EVERY)('RND-4 the morning action wholly, then the evening action, in %s', (ruleset) => {
  it('food loaded in the evening does not pay for the morning', () => {
    const table = scene(ruleset, 3)
      .ship(0, { holds: ['food 1'] })
      .dice(1, 6)
      .pick(0, 'forward/food')
      .acting(...(ruleset === 'jamaica-2' ? [['shortage die', 6] as const] : []));
    expect(table.told('shortage')).toMatchObject([{ seat: 0, resource: 'food', price: 2, has: 1 }]);
    expect(table.holds(0)[0]).toBe('food 6');
  });

  it('food loaded in the morning pays for the evening', () => {
    const table = scene(ruleset, 3).ship(0, { holds: [] }).dice(6, 1).pick(0, 'food/forward').acting();
    expect(table.told('shortage')).toEqual([]);
    expect(table.holds(0)[0]).toBe('food 4');
  });

  it('ends the battle, the price and the treasure of the morning before the evening begins', () => {
    const lair = ruleset === 'yassa' ? 'a5' : 4;
    const table = scene(ruleset, 3)
      .ship(0, { at: ruleset === 'yassa' ? 'a4' : 3, holds: ['food 6'] })
      .ship(1, { at: lair, holds: [] })
      .dice(1, 2)
      .pick(0, 'forward/food');
    const rolls = [['battle die', 1] as const, ['battle die', 1] as const];
    const { effects } = table.acting(...rolls, ...(ruleset === 'yassa' ? [] : [['treasure', 5] as const]));
    expect(effects.map(({ e }) => e).slice(0, 7)).toEqual([
      ...['turn', 'move', 'battle', 'battle-roll', 'battle-roll', 'battle-result', 'treasure'],
    ]);
    expect(effects[7]).toMatchObject({ e: 'load', seat: 0, count: 2 });
  });
});

describe.each(EVERY)('RND-5 then all draw and the captaincy passes, in %s', (ruleset) => {
  it('fills every hand to three and leaves the played cards face up', () => {
    const table = scene(ruleset, 3).captain(2).pick(0, 'gold/gold').acting();
    for (const seat of [0, 1, 2]) expect(table.ship(seat)).toMatchObject({ hand: 3, deck: 7 });
    expect(table.ship(0).discard).toEqual(['gold/gold']);
    expect(table.told('draw').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('passes the captaincy from seat %i to seat %i', (from, to) => {
    const table = scene(ruleset, 3).round(7).captain(from).acting();
    expect(table.view(SPECTATOR).table).toMatchObject({ captain: to, round: 8 });
    expect(table.told('captain')).toEqual([{ e: 'captain', seat: to, round: 8 }]);
  });

  it('draws only after the last has acted', () => {
    const table = scene(ruleset, 3)
      .ship(2, { holds: ['food 1', 'gold 1', 'gold 2', 'gold 3', 'gold 4'] })
      .pick(2, 'powder/food')
      .acting();
    expect(table.question).toBe('stow');
    expect(table.ship(0).hand).toBe(2);
  });
});

describe.each(EVERY)('RND-6 an empty deck is made anew from the whole discard pile, in %s', (ruleset) => {
  const discard: Card[] = [
    ...(['forward/backward', 'backward/forward', 'forward/food', 'forward/forward'] as const),
    ...(['powder/food', 'food/forward', 'forward/powder', 'gold/forward'] as const),
  ];
  const hand: Card[] = ['food/powder', 'powder/gold', 'gold/gold'];

  it("shuffles it, this round's card included, and draws", () => {
    const table = scene(ruleset, 3).ship(0, { hand, discard }).pick(0, 'gold/gold');
    const drawn = table.acting(['card', 3], ['card', 1], ['card', 1]);
    expect(drawn.ship(0)).toMatchObject({ hand: 3, deck: 8, discard: [] });
    expect(drawn.told('reshuffle')).toEqual([{ e: 'reshuffle', seat: 0 }]);
    // The nine cards of the pile in the order of the deck list: the third is the one just played.
    expect(drawn.view(0).own?.hand).toEqual(['food/powder', 'powder/gold', 'gold/forward']);
    const played = scene(ruleset, 3).ship(0, { hand, discard }).pick(0, 'gold/gold');
    expect(played.acting(['card', 2], ['card', 1], ['card', 1]).view(0).own?.hand).toEqual(hand);
  });

  it('stays empty until a card is needed', () => {
    const seven = discard.slice(0, 7);
    const table = scene(ruleset, 3).ship(0, { hand, discard: seven }).pick(0, 'gold/gold').acting();
    expect(table.ship(0)).toMatchObject({ hand: 3, deck: 0 });
    expect(table.ship(0).discard).toHaveLength(8);
    expect(table.told('reshuffle')).toEqual([]);
  });

  it('tells everybody what must be left in the hand', () => {
    const table = scene(ruleset, 3).ship(0, { hand, discard }).pick(0, 'gold/gold').acting();
    expect(table.ship(0).held).toEqual(['food/powder', 'powder/gold']);
  });
});

describe.each(WITH_CARDS)('RND-6 between two cards of one draw, in %s', (ruleset) => {
  it('draws the last card, shuffles, and draws on', () => {
    const table = scene(ruleset, 3)
      .ship(0, {
        up: ['morgans-map'],
        hand: ['food/powder', 'powder/gold', 'gold/gold'],
        discard: ['forward/backward', 'backward/forward', 'forward/food', 'forward/forward'].concat([
          ...['powder/food', 'food/forward', 'forward/powder'],
        ]) as Card[],
      })
      .pick(0, 'gold/gold')
      .acting();
    const own = table.events.filter((event) => 'seat' in event && event.seat === 0).map(({ e }) => e);
    expect(own.slice(-3)).toEqual(['draw', 'reshuffle', 'draw']);
    expect(table.ship(0)).toMatchObject({ hand: 4, deck: 7, discard: [] });
    expect(table.view(0).own?.hand).toContain('gold/forward');
  });
});

describe.each(EVERY)('RND-7 what is open to all and what is hidden, in %s', (ruleset) => {
  it('shows holds, dice, discard piles and the sizes of hands and decks to everybody', () => {
    const table = scene(ruleset, 3)
      .ship(1, { holds: ['powder 2'], discard: ['gold/gold'] })
      .dice(5, 2)
      .picking();
    const { ships, dice } = table.view(SPECTATOR).table;
    expect(ships[1]).toMatchObject({ hand: 3, deck: 7, discard: ['gold/gold'] });
    expect(ships[1].holds[0]).toEqual({ good: 'powder', count: 2 });
    expect(dice).toMatchObject({ morning: 5, evening: 2 });
    expect(table.view(0).table).toEqual(table.view(SPECTATOR).table);
  });

  it('hides hands and decks: whatever they are, the others see the same', () => {
    const holding = (...hand: Card[]) => scene(ruleset, 3).ship(1, { hand }).picking();
    const one = holding('gold/gold', 'food/powder', 'powder/food');
    const other = holding('forward/food', 'forward/forward', 'powder/gold');
    for (const viewer of [0, 2, SPECTATOR] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
    expect(one.view(1)).not.toEqual(other.view(1));
    expect(one.view(1).own?.hand).toEqual(['food/powder', 'gold/gold', 'powder/food']);
  });
});

describe.each(WITH_CARDS)('RND-7 treasures, in %s', (ruleset) => {
  it('shows powers and the number of face-down treasures, not their faces, to the others', () => {
    const owning = (...down: ('+3' | '+7' | '-4')[]) =>
      scene(ruleset, 3)
        .ship(1, { up: ['sarans-sabre'], down })
        .picking();
    const one = owning('+7', '-4');
    const other = owning('+3', '+7');
    expect(one.ship(1).up).toEqual(['sarans-sabre']);
    expect(one.ship(1).down).toHaveLength(2);
    for (const viewer of [0, 2, SPECTATOR] as const) expect(one.view(viewer)).toEqual(other.view(viewer));
    expect(one.view(1).own?.faces.map(({ treasure }) => treasure)).toEqual(['+7', '-4']);
  });
});
