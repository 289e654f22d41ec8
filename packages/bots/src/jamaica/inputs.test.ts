import { fingerprint } from '@topsail/engine';
import { everySetup } from '@topsail/engine/testing';
import { jamaica, type jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { layerText } from '../net/layer.ts';
import { Net, type NetText } from '../net/net.ts';
import { bareTable, deal, space } from '../testing/jamaica-scene.ts';
import { choicesOf } from '../testing/positions.ts';
import { jamaicaInputs } from './inputs.ts';
import { jamaicaTraits } from './traits.ts';

type State = jamaicaRules.State;
const { width } = jamaicaInputs;

function rowsOf(s: State): Int8Array {
  const rows = new Int8Array(7 * width).fill(99);
  jamaicaInputs.measure(s, rows);
  return rows.subarray(0, s.ships.length * width);
}

/** The rows in which two positions differ. */
function differing(one: State, other: State): number[] {
  const [a, b] = [rowsOf(one), rowsOf(other)];
  return one.ships
    .map((_, ship) => ship)
    .filter((ship) => {
      const row = (all: Int8Array): string => all.subarray(ship * width, (ship + 1) * width).join();
      return row(a) !== row(b);
    });
}

function changed(change: (s: State) => void): State {
  const s = scene();
  change(s);
  return s;
}

function scene(): State {
  const s = bareTable('jamaica-2', 3);
  Object.assign(s, { morning: 2, evening: 5 });
  deal(s, 0, 'forward/food', 'gold/gold', 'powder/food');
  return s;
}

describe('what a net is shown', () => {
  test('begins with the traits, in parts of a whole', () => {
    const s = scene();
    const traits = new Float64Array(jamaicaTraits.names.length);
    jamaicaTraits.measure(s, 1, traits);
    expect([...rowsOf(s).subarray(width, width + traits.length)]).toEqual(
      Array.from(traits, (trait) => Math.round(32 * trait)),
    );
  });

  test('tells hands apart that no trait tells apart', () => {
    const other = changed((s) => deal(s, 0, 'forward/powder', 'gold/gold', 'powder/food'));
    expect(differing(scene(), other)).toEqual([0]);
  });

  test('has the dice on the table, but not yet their order', () => {
    expect(
      differing(
        scene(),
        changed((s) => (s.morning = 3)),
      ),
    ).toEqual([0, 1, 2]);
    expect(
      differing(
        scene(),
        changed((s) => Object.assign(s, { morning: 5, evening: 2 })),
      ),
    ).toEqual([]);
  });

  test('has the space, who plays when, and how many lairs are left', () => {
    expect(
      differing(
        scene(),
        changed((s) => (s.ships[1].at = space(s, 7))),
      ),
    ).toContain(1);
    expect(
      differing(
        scene(),
        changed((s) => (s.captain = 1)),
      ),
    ).toEqual([0, 1, 2]);
    expect(
      differing(
        scene(),
        changed((s) => (s.lairs = 1)),
      ),
    ).toEqual([0, 1, 2]);
  });

  test('fits into bytes at every table, the ghost ship included', () => {
    for (const setup of everySetup(jamaica)) {
      for (const { state } of choicesOf(setup, 'inputs')) {
        const rows = rowsOf(state as State);
        expect(rows).not.toContain(99);
        expect(rows.length).toBe(width * jamaicaInputs.entrants(state as State));
      }
    }
  });
});

/** A net of small whole weights by a rule, so that it never changes. */
function ruledNet(): NetText {
  const layer = (inputs: number, outputs: number, step: number): NetText['layers'][number] =>
    layerText(
      inputs,
      Float64Array.from({ length: inputs * outputs }, (_, i) => (((i * step) % 255) - 127) / 800),
      Float64Array.from({ length: outputs }, (_, i) => ((i * 7) % 5) / 10),
    );
  return { from: 'a rule', layers: [layer(width, 32, 89), layer(32, 16, 57), layer(16, 2, 31)] };
}

test('a net comes to these very bits, on every machine and in every browser', () => {
  const net = new Net(ruledNet());
  const chances = new Float64Array(7);
  const scores = new Float64Array(7);
  const bits: string[] = [];
  for (const setup of everySetup(jamaica)) {
    let n = 0;
    for (const { state } of choicesOf(setup, 'bits')) {
      if (++n % 20 !== 0) continue;
      const entrants = jamaicaInputs.entrants(state as State);
      net.appraise(rowsOf(state as State), entrants, chances, scores);
      for (const values of [chances, scores])
        bits.push(new BigUint64Array(values.buffer, 0, entrants).join(' '));
    }
  }
  expect(fingerprint(bits.join('\n'))).toBe('697a9ffd62619ef0');
});
