import { replaying } from '../chance/replaying.ts';
import type { Chance } from '../chance.ts';
import type { Game, GameState, Move } from '../game.ts';
import { stateHash } from '../hash.ts';
import { movesOf } from '../play.ts';
import type { Seat } from '../seat.ts';
import { dumpText, seatsOf, viewersOf } from './check-position.ts';
import { demand, demandEqual } from './demand.ts';
import { lookOf } from './look.ts';
import type { MetMoves } from './random-position.ts';

/** A state restored from the text of a dump, which must answer and play as the original does. */
export class Twin {
  private readonly game: Game;
  private readonly text: string;
  private readonly kept: unknown;
  private readonly state: GameState;

  constructor(game: Game, original: GameState) {
    this.game = game;
    this.text = dumpText(game, original);
    this.kept = JSON.parse(this.text);
    this.state = game.restore(this.kept);
  }

  /** Plays what the original has played, with the same luck. */
  follow(seat: Seat, move: Move, rolls: readonly number[], crossed: boolean): void {
    const luck = replaying(rolls);
    const again = this.game.apply(this.state, seat, move, luck);
    const same = again === crossed && luck.left() === 0;
    demand(same, 'a restored state asks for other luck', { seat, move: move.text }, rolls);
  }

  check(original: GameState, met: MetMoves, chance: Chance): void {
    checkAlike(this.game, original, this.state, met, chance);
    demandEqual(JSON.stringify(this.kept), this.text, 'play changes the dump a state was restored from');
  }
}

function checkAlike(game: Game, one: GameState, two: GameState, met: MetMoves, chance: Chance): void {
  demandEqual(dumpText(game, two), dumpText(game, one), 'a restored state differs');
  demand(stateHash(game, two) === stateHash(game, one), 'a restored state has another hash');
  const [outcome, again] = [JSON.stringify(game.outcome(one)), JSON.stringify(game.outcome(two))];
  demand(outcome === again, 'a restored state has another outcome', outcome, again);
  const viewers = viewersOf(one);
  const viewer = viewers[chance.roll(viewers.length, 'viewer') - 1];
  demandEqual(lookOf(game, two, viewer), lookOf(game, one, viewer), 'a restored state looks different');
  for (const seat of seatsOf(one)) {
    const [moves, likewise] = [movesOf(game, one, seat), movesOf(game, two, seat)];
    const same = moves.length === likewise.length && moves.every((move, index) => move === likewise[index]);
    demand(same, 'a restored state has other moves', { seat });
    if (moves.length > 0) checkReasons(game, one, two, seat, met.illegal(moves, 1, chance));
  }
}

function checkReasons(
  game: Game,
  one: GameState,
  two: GameState,
  seat: Seat,
  illegal: readonly Move[],
): void {
  for (const move of illegal) {
    const same = game.whyNot(one, seat, move) === game.whyNot(two, seat, move);
    demand(same, 'a restored state gives another reason', { seat, move: move.text });
  }
}

/** What is no dump is not restored: nothing may be missing, surplus, or of another kind. One in ten ways is tried. */
export function checkRestoreRefuses(game: Game, state: GameState, chance: Chance): void {
  for (const wrong of [null, 0, '', [], {}, ...spoilt(game.dump(state))]) {
    if (chance.roll(10, 'whether to spoil') === 1)
      demand(!isRestored(game, wrong), 'what is no dump is restored', wrong);
  }
}

function isRestored(game: Game, dump: unknown): boolean {
  try {
    game.restore(dump);
    return true;
  } catch {
    return false;
  }
}

/** Every copy of a value with one field less, one more, or one of another kind. */
function* spoilt(value: unknown): Generator {
  if (typeof value === 'number') yield value + 0.5;
  if (typeof value !== 'object' || value === null) yield value === null ? 0 : [value];
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const other of spoilt(item)) yield value.with(index, other);
  } else yield* spoiltFields(value);
}

function* spoiltFields(value: object): Generator {
  yield { ...value, surplus: 0 };
  for (const [key, part] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
    for (const other of spoilt(part)) yield { ...value, [key]: other };
  }
}
