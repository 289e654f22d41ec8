import { lowest, seeded, SPECTATOR } from '@topsail/engine';
import { jamaica, jamaicaRules, type JamaicaMove } from '@topsail/games';
import { expect, test } from 'vitest';
import { wayToGo } from './way-to-go.ts';

test.each(['jamaica-1', 'jamaica-2', 'yassa'])(
  'in %s a ship has as far to go as the rules reckon',
  (ruleset) => {
    const chance = seeded(ruleset);
    const state = jamaica.setup({ ruleset, seats: 3, options: {} }, chance);
    const moves: JamaicaMove[] = [];
    const seen = new Set<number>();
    for (let n = 0; jamaica.outcome(state) === undefined; n++) {
      const { ships } = jamaica.view(state, SPECTATOR).table;
      const ways = ships.map((ship) => wayToGo(ruleset, ship));
      expect(ways).toEqual(state.ships.map((ship) => Math.max(0, -jamaicaRules.progress(state, ship))));
      for (const way of ways) seen.add(way);
      const seat = lowest(jamaica.toAct(state));
      const count = jamaica.legalMoves(state, seat, moves);
      jamaica.apply(state, seat, moves[n % count]!, chance);
    }
    expect(seen.size).toBeGreaterThan(15);
  },
);
