import { scripted, seeded, type Options, type ScriptedRoll } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, count, total } from '../cards.ts';
import { cartagena } from '../index.ts';
import { piratesOf, rowOf, type State } from '../state.ts';
import type { Event } from '../tell.ts';
import { firstCards, scene } from '../testing/table.ts';
import { SECTION_NAMES } from '../types.ts';

const TUNNEL = 'B-r A+l C+l D+l E+l F+l';
const RULESETS = cartagena.rulesets.map(({ id }) => id);

function begin(ruleset: string, seats: number, options: Options, rolls: readonly ScriptedRoll[]): State {
  const setup = cartagena.checkSetup(ruleset, seats, options);
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusal));
  const luck = scripted(...rolls);
  const state = cartagena.setup(setup.value, luck);
  luck.done();
  return state;
}

function beginAnyhow(ruleset: string, seats: number, seed: string): State {
  return cartagena.setup(
    { ruleset, seats, options: { 'boat-retreat': 'yes', tunnel: 'random' } },
    seeded(seed),
  );
}

describe('C-SET-1 the tunnel', () => {
  it('is six sections in random order, each entered from a random end', () => {
    const drawn: ScriptedRoll[] = [
      ...section(6, 2, 1), // F−, left
      ...section(1, 1, 2), // A+, right
      ...section(2, 2), // C−, bound to the right by A+
      ...section(1, 2, 1), // B−, left
      ...section(2, 1, 1), // E+, left
      ['end of section', 1], // D+ is the last one left
      ['side of section', 2],
    ];
    const state = begin('cartagena-jamaica', 2, {}, [...drawn, ...firstCards(12), ['first player', 1]]);
    expect(cartagena.dump(state)).toMatchObject({ tunnel: 'F-l A+r C-r B-l E+l D+r' });
  });

  it.each(['one', 'two', 'three'])('has every section once and every symbol once in each (%s)', (seed) => {
    const { sections, symbols } = beginAnyhow('cartagena-jamaica', 3, seed).tunnel;
    expect(sections.map(({ section }) => section).sort()).toEqual([...SECTION_NAMES]);
    for (let first = 0; first < 36; first += 6) {
      expect(new Set(symbols.slice(first, first + 6)).size).toBe(6);
    }
  });

  it('can be laid by the creator of the table, a side left out being left', () => {
    const setup = cartagena.checkSetup('cartagena-tortuga', 2, { tunnel: ' B-r  A+ C+ D+ E+ F+l ' });
    expect(setup).toMatchObject({ ok: true, value: { options: { tunnel: TUNNEL, 'boat-retreat': 'yes' } } });
    const state = begin('cartagena-jamaica', 2, { tunnel: TUNNEL }, [...firstCards(12), ['first player', 1]]);
    expect(state.tunnel.symbols.slice(0, 7)).toEqual([
      ...['sabre', 'bottle', 'key', 'pistol', 'hat', 'flag'],
      'bottle',
    ]);
  });

  it.each([
    ['sections are missing', 'A+l C+l D+l E+l', 'missing', 'B F'],
    ['a section comes twice', 'A+l B+l C+l D+l E+l E+l', 'twice', 'E+l'],
    ['a section is unknown', 'A+l B+l C+l D+l E+l G+l', 'unreadable', 'G+l'],
    ['a section comes after the sixth', 'A+l B+l C+l D+l E+l F+l A+l', 'twice', 'A+l'],
    ['no end is named', 'A B C D E F', 'unreadable', 'A'],
    ['sections would overlap', 'A+l B-r C+l D+l E+l F+l', 'overlap', 'B-r'],
    ['it is a word', 'straight', 'unreadable', 'straight'],
  ])('is refused when %s', (_, tunnel, fault, part) => {
    expect(cartagena.checkSetup('cartagena-jamaica', 2, { tunnel })).toEqual({
      ok: false,
      refusal: {
        code: 'setup/option-value',
        rule: 'C-SET-1',
        params: { option: 'tunnel', value: tunnel, fault, part },
      },
    });
  });
});

function section(which: number, end: number, side?: number): ScriptedRoll[] {
  const rolls: ScriptedRoll[] = [
    ['section', which],
    ['end of section', end],
  ];
  return side === undefined ? rolls : [...rolls, ['side of section', side]];
}

describe('C-SET-2 the pirates', () => {
  it.each([2, 3, 4, 5])('all wait at the start when %i play', (seats) => {
    const state = beginAnyhow('cartagena-tortuga', seats, 'pirates');
    for (let seat = 0; seat < seats; seat++) expect(piratesOf(state, seat)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(state.crowd[0]).toBe(6 * seats);
  });

  it('find room in the boat, however many are there', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[36], [37, 37, 37, 37, 37]],
      hands: [{ flag: 1 }],
    });
    expect(table.play('advance 36 flag').state.crowd[37]).toBe(6);
  });
});

describe('C-SET-3 the cards', () => {
  it('are 102, 17 of each symbol', () => {
    expect(total(ALL_CARDS)).toBe(102);
    for (let symbol = 0; symbol < 6; symbol++) expect(count(ALL_CARDS, symbol)).toBe(17);
  });

  it.each(RULESETS)('%s: everybody is dealt six', (ruleset) => {
    const state = beginAnyhow(ruleset, 5, 'deal');
    expect(state.hands.map(total)).toEqual([6, 6, 6, 6, 6]);
    expect(() => cartagena.audit(state)).not.toThrow();
  });

  it('are dealt seat by seat, and chance names the first player', () => {
    const rolls: ScriptedRoll[] = [...firstCards(17), ['draw card', 85], ['first player', 2]];
    const state = begin('cartagena-jamaica', 3, { tunnel: TUNNEL }, rolls);
    expect(cartagena.dump(state)).toMatchObject({
      hands: [{ flag: 6 }, { flag: 6 }, { flag: 5, hat: 1 }],
      deck: { flag: 0, sabre: 17, hat: 16 },
      seat: 1,
      turn: 1,
    });
  });

  it('and play goes clockwise, from the last seat to the first', () => {
    const table = scene({
      ruleset: 'cartagena-jamaica',
      pirates: [[], [], []],
      hands: [{ flag: 2 }, { flag: 2 }, { flag: 2 }],
      seat: 1,
    });
    const order = [1, 2, 0].map((seat) => {
      expect(table.state.seat).toBe(seat);
      return table.play('advance 0 flag').play('stop').state.seat;
    });
    expect(order).toEqual([2, 0, 1]);
  });
});

describe('C-SET-4 the open row', () => {
  it.each(['cartagena-tortuga', 'cartagena-hispaniola'])('%s: twelve cards after dealing', (ruleset) => {
    const rolls: ScriptedRoll[] = [...firstCards(12), ['first player', 1], ...firstCards(12)];
    const state = begin(ruleset, 2, { tunnel: TUNNEL }, rolls);
    expect(rowOf(state)).toEqual([...Array<string>(5).fill('flag'), ...Array<string>(7).fill('sabre')]);
    expect(total(state.deck)).toBe(102 - 24);
  });

  it('is not there when cards come from the hidden deck', () => {
    expect(rowOf(beginAnyhow('cartagena-jamaica', 4, 'row'))).toEqual([]);
  });
});

it('the set-up is told in the order of the trace', () => {
  const told: Event[] = [];
  const setup = { ruleset: 'cartagena-tortuga', seats: 2, options: { 'boat-retreat': 'no', tunnel: TUNNEL } };
  const state = cartagena.setup(setup, seeded('told'), (event) => told.push(event));
  expect(told.map(({ e }) => e).join(' ')).toBe('setup tunnel deal deal first row turn');
  expect(told[0]).toEqual({ e: 'setup', variant: 'cartagena-tortuga', seats: 2, boatRetreat: false });
  expect(told[1]).toMatchObject({
    sections: [
      { section: 'B', enter: 'zigzag' },
      { section: 'A', enter: 'straight' },
      { section: 'C', enter: 'straight' },
      ...[{}, {}, {}],
    ],
  });
  expect(told[5]).toEqual({ e: 'row', cards: rowOf(state) });
  expect(told[6]).toEqual({ e: 'turn', seat: state.seat, turn: 1 });
});
