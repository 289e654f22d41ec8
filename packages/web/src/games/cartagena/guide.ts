import type { GameGuide } from '../contract/guide.ts';
import { still } from '../contract/part.ts';
import Actions from './pictures/Actions.svelte';
import Ahead from './pictures/Ahead.svelte';
import Back from './pictures/Back.svelte';
import Boat from './pictures/Boat.svelte';
import Escape from './pictures/Escape.svelte';
import Ways from './pictures/Ways.svelte';

const [actions, ahead, back, boat, escape] = [
  still(Actions),
  still(Ahead),
  still(Back),
  still(Boat),
  still(Escape),
];

export const guide: GameGuide = {
  pictures: {
    'C-SET-1': escape,
    'C-TURN-1': actions,
    'C-FWD-1': ahead,
    'C-FWD-2': boat,
    'C-BACK-1': back,
  },
  lessons: {
    cartagena: {
      turn: { a: escape, b: ahead, c: boat, d: back, e: actions },
      end: boat,
      topics: { crowd: ahead, cards: back, ways: still(Ways) },
    },
  },
};
