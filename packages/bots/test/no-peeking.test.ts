import { fast, type Game, type GameView, type Setup } from '@topsail/engine';
import { describeSetup, everySetup } from '@topsail/engine/testing';
import { games } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { botFor, type BotName } from '../src/index.ts';
import { choicesOf } from '../src/testing/positions.ts';

const POSITIONS = 10_000;
/** With `TOPSAIL_LONG=1` the same positions are put more often to those who take their time. */
const isLong = process.env.TOPSAIL_LONG === '1';
const EVERY = isLong ? { quick: 1, mate: 40, captain: 400 } : { quick: 10, mate: 120, captain: 1200 };
const QUICK: readonly BotName[] = ['thumb', 'cabin-boy', 'sailor', 'greedy'];

/** Who is asked at a position: the captain at few, the mate at some, who answers quickly at most. */
function asked(position: number): BotName {
  if (position % EVERY.captain === 200) return 'captain';
  if (position % EVERY.mate === 20) return 'mate';
  if (position % EVERY.quick !== 0) return 'thumb';
  return QUICK[Math.floor(position / EVERY.quick) % QUICK.length];
}

/** A view, and one of another world that looks the same: the same seat must make the same of both. */
interface Pair {
  readonly view: GameView;
  readonly twin: GameView;
  readonly bot: BotName;
  readonly seed: number;
}

/** So many positions of a table, from games by random moves and by the rule of thumb in turn. */
function* pairsOf(game: Game, setup: Setup, count: number, first: number): Generator<Pair> {
  let made = 0;
  for (let round = 0; made < count; round++) {
    const player = round % 2 === 0 ? 'random' : 'thumb';
    for (const { state, seat } of choicesOf(setup, `no peeking ${first} ${round}`, player)) {
      const seed = first + made;
      const view = game.view(state, seat);
      const twin = game.view(game.imagine(view, fast(~seed)), seat);
      yield { view, twin, bot: asked(seed), seed };
      if (++made === count) return;
    }
  }
}

/** So many are asked before the same ones are asked again, so that nothing can be remembered from a moment ago. */
const BATCH = 8;

function checkBatch(pairs: readonly Pair[]): void {
  const moves = pairs.map(({ view, bot, seed }) => choose(bot, view, seed));
  pairs.forEach(({ view, twin, bot, seed }, i) => {
    expect(JSON.stringify(twin)).toBe(JSON.stringify(view));
    const move = choose(bot, twin, seed);
    if (move !== moves[i]) expect.fail(`${bot} peeks: ${moves[i]}, then ${move}, at ${JSON.stringify(view)}`);
  });
}

function choose(bot: BotName, view: GameView, seed: number): string {
  return botFor(bot, view.setup.ruleset).choose(view, seed);
}

describe.each(games.map((game) => [game.id, game] as const))('nobody peeks in %s:', (_, game) => {
  const setups = everySetup(game);
  const each = Math.ceil(POSITIONS / setups.length);

  test.each(setups.map((setup, i) => [describeSetup(setup), i] as const))(
    '%s',
    (_, i) => {
      let count = 0;
      let batch: Pair[] = [];
      for (const pair of pairsOf(game, setups[i], each, i * each)) {
        count++;
        if (batch.push(pair) < BATCH) continue;
        checkBatch(batch);
        batch = [];
      }
      checkBatch(batch);
      expect(count).toBe(each);
    },
    600_000,
  );
});
