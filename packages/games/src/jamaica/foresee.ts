import { fast, type Foresight } from '@topsail/engine';
import type { Fact } from './facts.ts';
import { foreseeBattle, foreseeFight, foreseeSabre } from './foresee-battle.ts';
import { foreseeCard } from './foresee-card.ts';
import { foreseeStow } from './foresee-load.ts';
import { foreseeLair, foreseeSpoils } from './foresee-spoils.ts';
import { foreseeVoyage } from './foresee-voyage.ts';
import { imagine } from './imagine.ts';
import type { Move } from './moves.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Foreseen extends Foresight {
  readonly certain: readonly Fact[];
  readonly possible: readonly Fact[];
}

/**
 * What is certain and what is not about a legal move, from a view alone, so that no client writes a rule a second
 * time. The imagined state serves as scratch paper: only what the viewer can see in it is ever read.
 */
export function foresee(view: View, move: Move): Foreseen {
  return foreseeOn(imagine(view, fast(1)), view, move);
}

/** The same on scratch paper of the caller's. */
export function foreseeOn(s: State, view: View, move: Move): Foreseen {
  switch (move.kind) {
    case 'dice':
      return certainly({
        fact: 'day',
        morning: move.n,
        evening: move.n === s.morning ? s.evening : s.morning,
      });
    case 'card':
      return foreseeCard(s, view, move.n);
    case 'stow':
      return foreseeStow(s, move.n);
    case 'sail':
      return foreseeVoyage(s, move.n);
    case 'fight':
      return foreseeFight(s, move.n);
    case 'powder':
      return foreseeBattle(s, move.n);
    case 'take':
      return certainly({ fact: 'takes', hold: move.hold, n: move.n, still: s.owing - move.n });
    case 'reroll':
    case 'let-stand':
      return foreseeSabre(s, move.kind);
    case 'treasure':
      return foreseeLair(s, view);
    case 'leave':
      return { certain: [], possible: [] };
    default:
      return foreseeSpoils(s, view, move);
  }
}

function certainly(...certain: Fact[]): Foreseen {
  return { certain, possible: [] };
}
