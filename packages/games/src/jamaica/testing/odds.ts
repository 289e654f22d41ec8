import { forEachCourse, members, type Chance, type Viewer } from '@topsail/engine';
import { imagine } from '../imagine.ts';
import { jamaica } from '../index.ts';
import type { State } from '../state.ts';
import { treasureNames, TREASURES } from '../treasures.ts';
import { rowOf } from '../rows.ts';
import { viewOf } from '../view.ts';

/** How likely each hidden state is. */
export type Odds = Map<string, number>;

/** All that may be hidden: hands, picks, decks, the faces in every row, and what nobody has taken. */
export function secrets(s: State): string {
  const hands = s.ships.map(({ hand, pick, deck }) => [members(hand), pick, members(deck)]);
  const rows = s.ships.map((ship) => rowOf(s, ship).map((card) => TREASURES[card]));
  return JSON.stringify([hands, rows, treasureNames(s.unseen)]);
}

export function look(s: State, viewer: Viewer): string {
  return JSON.stringify(viewOf(s, viewer));
}

export function add(odds: Odds, key: string, probability: number): void {
  odds.set(key, (odds.get(key) ?? 0) + probability);
}

export function normalised(odds: Odds): Odds {
  const all = [...odds.values()].reduce((sum, n) => sum + n, 0);
  return new Map([...odds].map(([key, n]) => [key, n / all]));
}

/** The odds by which `imagine` draws what is hidden; whatever it draws must look exactly like the view. */
export function imaginedOdds(s: State, viewer: Viewer): Odds {
  const view = viewOf(s, viewer);
  const shown = JSON.stringify(view);
  const odds: Odds = new Map();
  let drawn = s;
  forEachCourse(
    (chance) => {
      drawn = imagine(view, chance);
    },
    (probability) => {
      jamaica.audit(drawn);
      if (look(drawn, viewer) !== shown) throw new Error(`imagined something else: ${secrets(drawn)}`);
      add(odds, secrets(drawn), probability);
    },
  );
  return odds;
}

/** What somebody came to see, and how likely each hidden state behind it is. */
export interface Seen {
  readonly state: State;
  readonly odds: Odds;
}

/**
 * Bayes by counting: everything a viewer may imagine now, played on in every way luck can take; and then, for each
 * thing he may come to see, the odds of what is hidden behind it.
 */
export function playedOdds(s: State, viewer: Viewer, playOn: (s: State, chance: Chance) => void): Seen[] {
  const view = viewOf(s, viewer);
  const seen = new Map<string, Seen>();
  let state = s;
  forEachCourse(
    (chance) => {
      state = imagine(view, chance);
      playOn(state, chance);
    },
    (probability) => {
      const key = look(state, viewer);
      const found = seen.get(key) ?? { state, odds: new Map() };
      seen.set(key, found);
      add(found.odds, secrets(state), probability);
    },
  );
  return [...seen.values()].map(({ state, odds }) => ({ state, odds: normalised(odds) }));
}
