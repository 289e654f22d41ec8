import type { GameGuide, Lesson } from '../contract/guide.ts';
import { still } from '../contract/part.ts';
import Arrival from './pictures/Arrival.svelte';
import Chest from './pictures/Chest.svelte';
import DriftBack from './pictures/DriftBack.svelte';
import Firepower from './pictures/Firepower.svelte';
import FullShip from './pictures/FullShip.svelte';
import GhostShip from './pictures/GhostShip.svelte';
import Home from './pictures/Home.svelte';
import Load from './pictures/Load.svelte';
import Orders from './pictures/Orders.svelte';
import Powers from './pictures/Powers.svelte';
import Prices from './pictures/Prices.svelte';
import Race from './pictures/Race.svelte';
import Shortage from './pictures/Shortage.svelte';
import Symbols from './pictures/Symbols.svelte';
import Token from './pictures/Token.svelte';

const chest = still(Chest);
const home = still(Home);
const turn: Lesson['turn'] = { a: chest, b: Orders, c: Load, d: Race, e: Arrival };
const common = { symbols: Symbols, full: FullShip, battle: Firepower };
const jamaica: Lesson = {
  turn,
  end: home,
  topics: { ...common, shortage: Shortage, treasures: still(Powers), ghost: still(GhostShip) },
};
const yassa: Lesson = {
  turn,
  end: home,
  topics: { ...common, shortage: DriftBack, treasures: still(Token) },
};

export const guide: GameGuide = {
  pictures: {
    'RND-1': chest,
    'RND-2': Orders,
    'LOAD-1': Load,
    'MOVE-1': Race,
    'MOVE-3': Arrival,
    'PAY-1': Prices,
    'SHORT-3': Shortage,
    'BAT-3': Firepower,
    'SCORE-1': home,
  },
  lessons: { jamaica, yassa },
};
