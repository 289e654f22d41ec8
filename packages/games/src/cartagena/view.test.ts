import { forEachCourse, scripted, seeded, SPECTATOR, type Viewer } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { cardsOf, countsOf, total } from './cards.ts';
import { cartagena } from './index.ts';
import type { State } from './state.ts';
import { counts, firstCards, scene, type Scene, type Table } from './testing/table.ts';
import type { Counts } from './types.ts';
import { knownIn, unseen } from './view.ts';

/** All that could be imagined from a viewer's seat, with the probability of each. */
function imagined(table: Table, viewer: Viewer, look: (state: State) => unknown): Record<string, number> {
  const odds: Record<string, number> = {};
  const seen = table.view(viewer);
  let state = table.state;
  forEachCourse(
    (chance) => (state = cartagena.imagine(seen, chance)),
    (probability) => {
      const key = JSON.stringify(look(state));
      odds[key] = (odds[key] ?? 0) + probability;
    },
  );
  return odds;
}

/** The symbols of a hand by their first letters, such as ffk. */
function letters(hand: Counts): string {
  return Object.entries(hand)
    .map(([card, n]) => card.charAt(0).repeat(n))
    .join('');
}

const handOf = (seat: number) => (state: State) => letters(countsOf(state.hands[seat]));

function round(odds: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(odds).map(([key, p]) => [key, Math.round(p * 1e9) / 1e9]));
}

describe('C-OPEN what everybody sees', () => {
  const position: Omit<Scene, 'ruleset'> = {
    pirates: [[4, 9], [37], []],
    hands: [{ flag: 2 }, { key: 1, hat: 1 }, {}],
    discard: { bottle: 3 },
  };

  it.each(['cartagena-jamaica', 'cartagena-tortuga', 'cartagena-hispaniola'])(
    '%s: positions, hand sizes, the discard pile, the number of cards in the deck',
    (ruleset) => {
      for (const viewer of [0, 1, 2, SPECTATOR] as const) {
        const { table } = scene({ ...position, ruleset }).view(viewer);
        expect(table.players.map(({ pirates }) => pirates.join(' '))).toEqual([
          ...['0 0 0 0 4 9', '0 0 0 0 0 37', '0 0 0 0 0 0'],
        ]);
        expect(table.players.map(({ hand }) => hand)).toEqual([2, 2, 0]);
        expect(table).toMatchObject({ deck: 95, discard: counts({ bottle: 3 }), seat: 0, actionsLeft: 3 });
      }
    },
  );

  it.each(['cartagena-jamaica', 'cartagena-hispaniola'])('%s: hands are hidden', (ruleset) => {
    const table = scene({ ...position, ruleset });
    expect(table.view(1).own).toMatchObject({ hand: counts({ key: 1, hat: 1 }) });
    expect(table.view(SPECTATOR).own).toBeNull();
    for (const viewer of [0, 2, SPECTATOR] as const) {
      expect(JSON.stringify(table.view(viewer))).not.toMatch(/"key":1/);
    }
  });

  it('cartagena-tortuga: hands are open', () => {
    const { table, own } = scene({ ...position, ruleset: 'cartagena-tortuga' }).view(SPECTATOR);
    expect(table.players.map(({ known }) => letters(known))).toEqual(['ff', 'kh', '']);
    expect(own).toBeNull();
  });

  it('cartagena-tortuga: the first hands are dealt open', () => {
    const setup = {
      ruleset: 'cartagena-tortuga',
      seats: 2,
      options: { 'boat-retreat': 'yes', tunnel: 'random' },
    };
    const state = cartagena.setup(setup, seeded('open'));
    expect(cartagena.view(state, 1).table.players.map(({ known }) => cardsOf(known))).toEqual(state.hands);
  });
});

describe('the memory of an open row', () => {
  const known = (table: Table): string => letters(table.view(SPECTATOR).table.players[0].known);

  function taken(): Table {
    return scene({
      ruleset: 'cartagena-hispaniola',
      pirates: [[20], [15, 15], []],
      hands: [{ hat: 1, key: 2 }, { flag: 1 }, { bottle: 1 }],
      row: ['hat', 'key', 'sabre'],
    }).play('retreat 20');
  }

  it('keeps what was taken from it', () => {
    expect(known(taken())).toBe('kh');
  });

  it('gives up the known card first: to its holder equal cards are the same', () => {
    const table = taken().play('advance 0 key');
    expect(known(table)).toBe('h');
    expect(letters(table.hand(0))).toBe('kkhh');
  });

  it('keeps the known ones when a card comes from the rest of the hand', () => {
    const table = taken().play('advance 0 key').play('advance 0 key');
    expect(known(table)).toBe('h');
    expect(letters(table.hand(0))).toBe('khh');
  });
});

describe('imagining', () => {
  it('gives every placing of the unseen cards the odds of a fair deal', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[], [], []],
      hands: [{}, { flag: 1, key: 1 }, { hat: 1 }],
      deck: { flag: 1, key: 1 },
      rest: 'discard',
    });
    // Five unseen cards, f f k k h, in places of 2 + 1 + 2: ten pairs are equally likely.
    expect(round(imagined(table, 0, handOf(1)))).toEqual({
      ...{ '"ff"': 0.1, '"fk"': 0.4, '"fh"': 0.2, '"kk"': 0.1, '"kh"': 0.2 },
    });
    expect(round(imagined(table, 0, handOf(2)))).toEqual({ '"f"': 0.4, '"k"': 0.4, '"h"': 0.2 });
    const deck = (state: State) => letters(countsOf(state.deck));
    expect(round(imagined(table, 0, deck))).toEqual(round(imagined(table, 0, handOf(1))));
  });

  it('keeps the viewer’s own hand and what he can tell of others', () => {
    const table = scene({
      ruleset: 'cartagena-hispaniola',
      pirates: [[], []],
      hands: [{ sabre: 2 }, { flag: 1, key: 1 }],
      known: [{}, { flag: 1 }],
      deck: { hat: 1 },
      rest: 'discard',
    });
    expect(round(imagined(table, 0, handOf(0)))).toEqual({ '"ss"': 1 });
    expect(round(imagined(table, 0, handOf(1)))).toEqual({ '"fk"': 0.5, '"fh"': 0.5 });
    expect(Object.keys(imagined(table, SPECTATOR, handOf(0))).length).toBeGreaterThan(1);
  });

  it('has nothing to imagine but the deck’s order where hands are open', () => {
    const table = scene({ ruleset: 'cartagena-tortuga', pirates: [[], []], hands: [{ hat: 2 }, { key: 3 }] });
    expect(cartagena.dump(cartagena.imagine(table.view(SPECTATOR), scripted()))).toEqual(
      cartagena.dump(table.state),
    );
  });

  it('asks luck for one card after the other', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[], []],
      hands: [{}, { flag: 1, key: 1 }],
      deck: { hat: 2 },
      rest: 'discard',
    });
    const luck = scripted(['imagined card', 4], ['imagined card', 1]);
    expect(handOf(1)(cartagena.imagine(table.view(0), luck))).toBe('fh');
    luck.done();
  });

  it('keeps the row, and a deck that everybody has seen', () => {
    const table = scene({
      ruleset: 'cartagena-hispaniola',
      pirates: [[4], [37]],
      hands: [{ hat: 2 }, { key: 3 }],
      row: ['sabre', 'key', 'hat'],
      deck: { bottle: 3 },
      rest: 'discard',
    });
    table.state.deckSeen = true;
    expect(cartagena.dump(cartagena.imagine(table.view(0), scripted()))).toEqual(cartagena.dump(table.state));
  });

  it('needs no luck for cards that can lie in one place only', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[], []],
      hands: [{ hat: 2 }, { key: 3 }],
      rest: 'discard',
    });
    expect(cartagena.dump(cartagena.imagine(table.view(0), scripted()))).toEqual(cartagena.dump(table.state));
  });
});

describe('what a reshuffle betrays', () => {
  const blind = { ruleset: 'cartagena-jamaica', deck: { key: 1 }, discard: { flag: 2 } } as const;

  it('with a blind deck, each of two players knows the other’s hand', () => {
    const table = scene({ ...blind, pirates: [[20], [15, 15]], hands: [{ hat: 2 }], rest: 1 });
    table.play('retreat 20', ['draw card', 1], ['draw card', 1]);
    const seen = table.view(1);
    // The key came before the pile was shuffled, the flag after: of this the other can only guess.
    expect(letters(knownIn(seen, 0))).toBe('khh');
    expect(seen.table.players[0].hand).toBe(4);
    expect(total(unseen(table.view(1), 1))).toBe(2);
    expect(round(imagined(table, 1, handOf(0)))).toEqual({ '"fkhh"': 1 });
  });

  it('of this a spectator is told nothing', () => {
    const table = scene({ ...blind, pirates: [[20], [15, 15]], hands: [{ hat: 2 }], rest: 1 });
    table.play('retreat 20', ['draw card', 1], ['draw card', 1]);
    const seen = table.view(SPECTATOR);
    expect([0, 1].map((seat) => letters(knownIn(seen, seat)))).toEqual(['', '']);
  });

  it('with a blind deck and three players, nobody is told anything', () => {
    const table = scene({ ...blind, pirates: [[20], [15, 15], []], hands: [{ hat: 2 }], rest: 1 });
    table.play('retreat 20', ['draw card', 1], ['draw card', 1]);
    expect(table.state.known).toEqual([0, 0, 0]);
  });

  it('with an open row, everybody knows the deck from then on', () => {
    const table = scene({
      ruleset: 'cartagena-hispaniola',
      pirates: [[20], [15], []],
      hands: [{ hat: 2 }, { key: 1 }, { bottle: 1 }],
      row: ['sabre'],
      deck: { pistol: 3 },
      rest: 'discard',
    });
    expect(table.view(2).table.deckCards).toBeNull();
    table.play('retreat 20', ...firstCards(12));
    expect(table.view(SPECTATOR).table.deckCards).toEqual(table.deck);
    // Only the first hands of the two others are left to guess.
    expect(round(imagined(table, 0, handOf(1)))).toEqual({ '"k"': 0.5, '"b"': 0.5 });
    expect(round(imagined(table, 1, handOf(0)))).toEqual(round({ '"shh"': 1 / 3, '"sbh"': 2 / 3 }));
  });
});

describe('the end of a game', () => {
  const lastPirate = () =>
    scene({
      ruleset: 'cartagena-tortuga',
      pirates: [[37, 37, 37, 37, 37, 36], [4]],
      hands: [{ flag: 1 }, { key: 1 }],
      row: ['hat', 'key'],
    });

  it('is not seen by anybody before it comes', () => {
    const table = lastPirate();
    for (const viewer of [0, 1, SPECTATOR] as const) expect(table.view(viewer).table.ending).toBeNull();
  });

  it('is seen by everybody, and imagined so', () => {
    const { state } = lastPirate().play('advance 36 flag');
    for (const viewer of [0, 1, SPECTATOR] as const) {
      const seen = cartagena.view(state, viewer);
      expect(seen.table.ending).toBe('escape');
      const thought = cartagena.imagine(seen, scripted());
      expect(cartagena.toAct(thought)).toBe(0);
      expect(cartagena.dump(thought)).toEqual(cartagena.dump(state));
    }
    expect(cartagena.dump(state)).toMatchObject({ ending: 'escape' });
  });

  it('is one of all the things a dump tells', () => {
    const { state } = lastPirate();
    expect(cartagena.dump(state)).toEqual({
      setup: state.setup,
      tunnel: 'A+l B-l E+r C-r D-l F-r',
      pirates: [
        [36, 37, 37, 37, 37, 37],
        [0, 0, 0, 0, 0, 4],
      ],
      hands: [counts({ flag: 1 }), counts({ key: 1 })],
      known: [counts({ flag: 1 }), counts({ key: 1 })],
      row: ['hat', 'key'],
      deck: counts({ flag: 16, sabre: 17, pistol: 17, key: 15, bottle: 17, hat: 16 }),
      ...{ deckSeen: false, discard: counts({}), seat: 0, turn: 1, actionsLeft: 3, passes: 0, ending: null },
    });
  });
});

describe('a copy of a game', () => {
  it('is played without touching the game it was made of', () => {
    const table = scene({
      ruleset: 'cartagena-hispaniola',
      pirates: [[20], [15, 15]],
      hands: [{ hat: 1 }],
      row: ['key'],
    });
    const before = JSON.stringify([cartagena.dump(table.state), table.state.row]);
    const copy = cartagena.clone(table.state);
    cartagena.apply(
      copy,
      0,
      cartagena.parseMove('retreat 20')!,
      scripted(['draw card', 100], ...firstCards(11)),
    );
    expect(letters(countsOf(copy.known[0]))).toBe('kh');
    expect(JSON.stringify([cartagena.dump(table.state), table.state.row])).toBe(before);
  });
});

describe('the audit', () => {
  const fresh = () => scene({ ruleset: 'cartagena-jamaica', pirates: [[4], []], hands: [{ flag: 1 }] }).state;

  it.each([
    ['a card too few', (s: State) => (s.deck -= 1), 'C-SET-3'],
    ['a pirate out of order', (s: State) => (s.pirates[0] = 9), 'seat 0'],
    ['a miscounted space', (s: State) => s.crowd[4]++, 'crowd'],
    ['a card known that is not there', (s: State) => (s.known[1] = 1), 'seat 1'],
    ['a card too many', (s: State) => (s.discard += 1), 'C-SET-3'],
    ['a card that is another', (s: State) => (s.hands[0] += 31), 'C-SET-3'],
    ['a pirate too few', (s: State) => s.pirates.pop(), 'C-SET-2: seat 1 has 5 pirates'],
    ['a pirate before the start', (s: State) => (s.pirates[0] = -1), 'seat 0 stand at -1 0 0 0 0 4'],
    ['a pirate beyond the boat', (s: State) => (s.pirates[11] = 38), 'seat 1 stand at 0 0 0 0 0 38'],
    ['four on the first space', (s: State) => crowdOn(s, 1), 'C-BACK-2: 4 pirates on space 1'],
    ['four on the last space', (s: State) => crowdOn(s, 36), 'C-BACK-2: 4 pirates on space 36'],
  ])('finds %s', (_, spoil, complaint) => {
    const state = fresh();
    spoil(state);
    expect(() => cartagena.audit(state)).toThrow(complaint);
  });

  it('finds nothing wrong with a crowd in the boat, at the start, or of three', () => {
    const pirates = [[37, 37, 37, 37, 36, 36], [37], [36]];
    expect(() => scene({ ruleset: 'cartagena-jamaica', pirates })).not.toThrow();
  });
});

/** Puts the last four pirates of seat 1 on one space, and counts them there. */
function crowdOn(state: State, space: number): void {
  state.pirates.fill(space, 8, 12);
  state.crowd[0] -= 4;
  state.crowd[space] += 4;
}
