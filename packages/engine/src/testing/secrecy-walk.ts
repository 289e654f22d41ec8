import type { Chance } from '../chance.ts';
import { recording } from '../chance/recording.ts';
import { seeded } from '../chance/seeded.ts';
import type { Game, GameEvent } from '../game.ts';
import { SPECTATOR } from '../seat.ts';
import type { Setup } from '../setup.ts';
import { viewersOf } from './check-position.ts';
import { checkSecrecy, type SecrecyCount } from './check-secrecy.ts';
import { at, demandEqual, describeSetup } from './demand.ts';
import { lookOf } from './look.ts';
import { MetMoves, randomStep } from './random-position.ts';

/** Checks so many positions, each with one viewer, of random games with this set-up. */
export function checkSecrecyIn(game: Game, setup: Setup, seed: string, positions: number): SecrecyCount {
  const count: SecrecyCount = { positions: 0, told: 0 };
  for (let round = 1; count.positions < positions; round++)
    walk(game, setup, `${seed} ${round}`, positions, count);
  return count;
}

/** One game: about every fifth position, and the last, through the eyes of everybody. */
function walk(game: Game, setup: Setup, seed: string, positions: number, count: SecrecyCount): void {
  const chance: Chance = seeded(seed);
  const met = new MetMoves();
  const state = game.setup(setup, chance);
  checkSetupSecrecy(game, setup, chance);
  for (let move = 0; move <= game.bound.moves; move++) {
    const over = game.toAct(state) === 0;
    if (over || chance.roll(5, 'look') === 1) {
      for (const viewer of viewersOf(state)) {
        if (count.positions === positions) return;
        const place = (): string => `${describeSetup(setup)}, seed ${seed}, move ${move}`;
        add(
          count,
          at(place, () => checkSecrecy(game, state, viewer, chance, met)),
        );
      }
    }
    if (over) return;
    randomStep(game, state, chance, met);
  }
}

function add(count: SecrecyCount, more: SecrecyCount): void {
  count.positions += more.positions;
  count.told += more.told;
}

/** Two deals that look alike to a spectator were told alike: one roll of the set-up is changed to find such pairs. */
export function checkSetupSecrecy(game: Game, setup: Setup, chance: Chance): void {
  const luck = recording(chance);
  const one = begun(game, setup, luck);
  if (luck.rolls.length === 0) return;
  const changed = [...luck.rolls];
  changed[chance.roll(changed.length, 'which roll') - 1] = 1;
  const two = begun(game, setup, following(changed, chance));
  if (one.look !== two.look) return;
  demandEqual(one.heard, two.heard, 'the telling of the set-up betrays a secret', describeSetup(setup));
}

/** These rolls again as far as they fit, and fresh luck where they do not. */
function following(rolls: readonly number[], fresh: Chance): Chance {
  let next = 0;
  return {
    roll(sides, what) {
      const value = rolls[next++];
      return value !== undefined && value <= sides ? value : fresh.roll(sides, what);
    },
  };
}

function begun(game: Game, setup: Setup, luck: Chance): { look: string; heard: string } {
  const heard: (GameEvent | undefined)[] = [];
  const state = game.setup(setup, luck, (event) => heard.push(game.hear(event, SPECTATOR)));
  return { look: lookOf(game, state, SPECTATOR), heard: JSON.stringify(heard.filter(Boolean)) };
}
