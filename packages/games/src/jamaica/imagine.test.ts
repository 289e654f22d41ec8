import { fast, nth, size, SPECTATOR, type Chance } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { jamaica } from './index.ts';
import { CARD } from './moves.ts';
import type { State } from './state.ts';
import { evenOdds } from './testing/deals.ts';
import { encounter } from './testing/duel.ts';
import { imaginedOdds, playedOdds, type Odds } from './testing/odds.ts';
import { scene, type Card, type Lot } from './testing/scene.ts';
import { face } from './testing/table.ts';

/** The same hidden states, with the same odds. */
function expectSame(actual: Odds, expected: Odds): void {
  const apart = [...new Set([...actual.keys(), ...expected.keys()])].filter(
    (key) => Math.abs((actual.get(key) ?? 0) - (expected.get(key) ?? 0)) > 1e-9,
  );
  expect(apart).toEqual([]);
}

const SAILING: readonly Card[] = [
  'forward/backward',
  'gold/forward',
  'backward/forward',
  'forward/food',
  'forward/forward',
  'food/forward',
  'forward/powder',
];
const LOADING: readonly Card[] = ['food/powder', 'powder/gold', 'gold/gold', 'powder/food'];

/** A hand of one card that everybody can work out, so that a test is about something else. */
function open(card: Card): Lot {
  return { hand: [card], discard: [...SAILING, ...LOADING].filter((other) => other !== card) };
}

const OPEN_HAND = open('gold/gold');

describe('RND-7 imagined hands', () => {
  it('every hand that fits is as likely as the other', () => {
    const { state } = scene('yassa', 2)
      .ship(0, { discard: SAILING.slice(0, 6) })
      .ship(1, { discard: SAILING })
      .picking();
    expect(imaginedOdds(state, 0).size).toBe(4);
    expect(imaginedOdds(state, 1).size).toBe(10);
    for (const viewer of [0, 1, SPECTATOR] as const)
      expectSame(imaginedOdds(state, viewer), evenOdds(state, viewer));
  });

  it('what a player held when his discard pile became his deck stays in his hand', () => {
    const { state } = scene('yassa', 2).ship(0, OPEN_HAND).picking();
    const { hand } = state.ships[1];
    state.ships[1].held = hand & (hand - 1);
    expect(imaginedOdds(state, 0).size).toBe(9);
    expectSame(imaginedOdds(state, 0), evenOdds(state, 0));
  });

  it('any card of the hand may be the one that is picked, a held one too', () => {
    const table = scene('yassa', 2).ship(0, OPEN_HAND).ship(1, { discard: SAILING }).picking();
    const { hand } = table.state.ships[1];
    table.state.ships[1].held = hand & (hand - 1);
    table.play(1, table.moves(1)[2]);
    expect(imaginedOdds(table.state, 0).size).toBe(2 * 3);
    expectSame(imaginedOdds(table.state, 0), evenOdds(table.state, 0));
  });
});

describe('TRE-4 imagined treasures', () => {
  function rows() {
    return scene('jamaica-1', 3)
      .ship(0, { ...OPEN_HAND, down: ['+3'] })
      .ship(1, { ...OPEN_HAND, down: ['-4', '+7'], up: ['sixth-hold'] })
      .ship(2, OPEN_HAND);
  }

  it.each([0, 1, SPECTATOR] as const)('face-down cards are no powers, for viewer %s', (viewer) => {
    const { state } = rows().picking();
    expectSame(imaginedOdds(state, viewer), evenOdds(state, viewer));
  });

  it.each([0, 2] as const)('a given card is one of the curses, for viewer %s', (viewer) => {
    const { state } = rows().given(1, 0, 2).picking();
    expectSame(imaginedOdds(state, viewer), evenOdds(state, viewer));
  });

  it('a card once owned is known wherever it lies', () => {
    const { state } = rows().formerly(1, 1, 0).picking();
    const odds = imaginedOdds(state, 0);
    expectSame(odds, evenOdds(state, 0));
    expect(odds.size).toBe(['+3', '+5', '+7', '-2', '-3', '-4'].length);
  });

  it.each([0, 1] as const)('GHO-5 GHO-10 what the ghost found may be anything, for viewer %s', (viewer) => {
    const { state } = scene('jamaica-1', 2)
      .ship(0, OPEN_HAND)
      .ship(1, { ...OPEN_HAND, up: ['morgans-map'] })
      .ship('ghost', { down: ['sarans-sabre', '+5', '-4'] })
      .formerly('ghost', 1, 1)
      .given('ghost', 2, 0)
      .picking();
    expectSame(imaginedOdds(state, viewer), evenOdds(state, viewer));
  });

  it('when the game is over every face is as all can see it', () => {
    const table = scene('jamaica-1', 3)
      .captain(1)
      .ship(0, { down: ['+3'] })
      .ship(1, { at: 49, down: ['-4', '+7'] })
      .pick(1, 'forward/food')
      .acting();
    expect(table.question).toBe('over');
    const view = table.view(SPECTATOR);
    expect(jamaica.view(jamaica.imagine(view, fast(1)), SPECTATOR)).toEqual(view);
  });
});

it('a card that nobody has cannot be imagined', () => {
  const view = jamaica.view(scene('yassa', 2).picking().state, 0);
  const own = { ...view.own!, hand: ['rum/rum'] };
  expect(() => jamaica.imagine({ ...view, own }, fast(1))).toThrow('no card rum/rum');
});

/** Luck without the dice of the next round, which tell nothing about what is hidden. */
function withoutDice(chance: Chance): Chance {
  return { roll: (sides, what) => (what === 'action die' ? 1 : chance.roll(sides, what)) };
}

function pickAny(s: State, seat: number, chance: Chance): void {
  const { hand } = s.ships[seat];
  jamaica.apply(s, seat, CARD[nth(hand, chance.roll(size(hand), 'choice'))], withoutDice(chance));
}

function answer(s: State, seat: number, text: string, chance: Chance): void {
  const move = jamaica.parseMove(text);
  if (move === undefined) throw new Error(`no move ${text}`);
  jamaica.apply(s, seat, move, withoutDice(chance));
}

/** To play on and then imagine is the same as to imagine and then play on. */
function expectFair(
  s: State,
  viewers: readonly (0 | 1 | 2)[],
  playOn: (s: State, chance: Chance) => void,
): void {
  for (const viewer of viewers) {
    const seen = playedOdds(s, viewer, playOn);
    for (const { state, odds } of seen) expectSame(imaginedOdds(state, viewer), odds);
  }
}

describe('imagining and playing on agree', () => {
  function loaders() {
    const lot: Lot = { holds: [], hand: LOADING.slice(0, 3), discard: SAILING };
    return scene('yassa', 2).ship(0, lot).ship(1, lot).dice(1, 1).picking();
  }

  function aRound(s: State, chance: Chance): void {
    pickAny(s, 1, chance);
    const { hand } = s.ships[0];
    answer(s, 0, CARD[nth(hand, 1)].text, chance);
  }

  it('RND-5 over a draw', () => {
    expectFair(loaders().state, [0], aRound);
  });

  it('RND-6 over a discard pile that becomes the deck', () => {
    const table = loaders();
    table.play(1, 'card gold/gold').play(0, 'card gold/gold');
    expect(table.ship(1)).toMatchObject({ deck: 0, hand: 3 });
    expectFair(table.state, [0], aRound);
  });

  it('RND-2 over a pick', () => {
    const table = loaders();
    table.play(1, 'card gold/gold').play(0, 'card gold/gold');
    table.play(1, 'card food/powder').play(0, 'card food/powder');
    expect(table.ship(1).held).toEqual(['powder/gold', 'powder/food']);
    expectFair(table.state, [0], (s, chance) => pickAny(s, 1, chance));
  });

  it('LAIR-1 over a treasure that somebody finds', () => {
    const table = scene('jamaica-1', 3)
      .ship(0, { ...open('forward/food'), at: 3, holds: ['gold 1'], down: ['-4'] })
      .ship(1, { ...open('forward/food'), at: 6, holds: [] })
      .ship(2, { ...open('food/powder'), at: 4, holds: [] })
      .dice(1, 1)
      .acting(face(2), face(4));
    expect([table.question, table.asked]).toEqual(['spoils', [2]]);
    expectFair(table.state, [0, 1], (s, chance) => answer(s, 2, 'take nothing', chance));
  });

  it('GHO-5 over a treasure that the ghost finds', () => {
    const table = scene('jamaica-1', 2)
      .ship('ghost', { at: 2 })
      .ship(0, { ...OPEN_HAND, at: 1, holds: [] })
      .ship(1, { ...OPEN_HAND, at: 30, holds: [], down: ['-3'] })
      .dice(2, 1)
      .haunting();
    expect(table.moves(0)).toEqual(['sail 4', 'sail 0']);
    expectFair(table.state, [0, 1], (s, chance) => answer(s, 0, 'sail 4', chance));
  });

  it('BAT-11 over a card drawn blindly', () => {
    const table = encounter('jamaica-2', {
      attacker: { ...open('backward/forward'), down: ['-4'] },
      bystander: { ...open('forward/food'), up: ['morgans-map'], down: [] },
      defender: { ...open('food/powder'), down: ['+7', '-2'] },
    }).acting(face('star'));
    expectFair(table.state, [0, 1, 2], (s, chance) => answer(s, 0, 'rob card', chance));
  });

  it('GHO-5 over a card drawn blindly from the ghost, which may be a power', () => {
    const table = scene('jamaica-2', 2)
      .emptied(4)
      .ship(0, { ...open('backward/forward'), at: 1, holds: [] })
      .ship(1, { ...open('forward/food'), at: 6, holds: [] })
      .ship('ghost', { at: 4, down: ['sarans-sabre', '-2'] })
      .dice(1, 4)
      .acting(face('star'));
    expectFair(table.state, [0, 1], (s, chance) => answer(s, 0, 'rob card', chance));
  });
});
