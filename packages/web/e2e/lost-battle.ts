import {
  begin,
  lowest,
  makeRecord,
  proceed,
  randomMove,
  seeded,
  type Begun,
  type Game,
  type GameState,
  type Move,
} from '@topsail/engine';
import { knownGameOf } from '@topsail/games';

/** So many games are looked through. */
const MOST = 100;

interface Odds {
  /** Of the attacker. */
  readonly win: number;
}

/** Whether the seat is asked for powder and its attacker wins for certain, whatever it puts in. */
function isLost(game: Game, state: GameState, seat: number): boolean {
  if (game.question(state).kind !== 'powder') return false;
  const moves: Move[] = [];
  moves.length = game.legalMoves(state, seat, moves);
  const view = game.view(state, seat);
  return moves.every((move) => {
    const odds = game.foresee(view, move).possible.find(({ fact }) => fact === 'odds');
    const table = odds !== undefined && 'table' in odds ? (odds.table as readonly Odds[]) : [{ win: 0 }];
    return table.every(({ win }) => win === 1);
  });
}

function asKept(game: Game, { record }: Begun<GameState>, seat: number): string {
  const head = `# kept 1 ${record.steps.length} on\n# seat ${seat}\n# bots random\n`;
  return head + makeRecord(game, record);
}

/** A game of Yassa as a browser keeps it, at the moment when somebody is asked for powder that changes nothing. */
export function lostBattle(): string {
  const game = knownGameOf('yassa');
  const setup = game.checkSetup('yassa', 2, {});
  if (!setup.ok) throw new Error('no game of Yassa');
  for (let n = 0; n < MOST; n++) {
    const chance = seeded(`battle ${n}`);
    let begun = begin(game, setup.value, chance);
    for (let waiting = game.toAct(begun.state); waiting !== 0; waiting = game.toAct(begun.state)) {
      const seat = lowest(waiting);
      if (isLost(game, begun.state, seat)) return asKept(game, begun, seat);
      const move = randomMove(game, begun.state, seat, [], chance);
      const next = proceed(game, begun, seat, move.text, chance);
      if (!next.ok) throw new Error(`refused: ${next.refusal.code}`);
      begun = next.value;
    }
  }
  throw new Error(`no such battle in ${MOST} games`);
}
