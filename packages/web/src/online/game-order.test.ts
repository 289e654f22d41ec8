import type { GameSummary, WaitingSeat } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import { nextGame, orderGames, waitingFor } from './game-order.ts';

const PEOPLE = ['anne', 'mary'];

function game(
  table: string,
  waiting: readonly WaitingSeat[],
  changes: Partial<GameSummary> = {},
): GameSummary {
  return {
    ...{ table, ruleset: 'yassa', stage: 'running', clock: { kind: 'none' }, waiting },
    seats: PEOPLE.map((person, colour) => ({
      occupant: { kind: 'person', person, name: person, program: false },
      ...{ colour, standIn: null, ready: true },
    })),
    ...{ sketch: null, places: null, rematch: null, at: 0 },
    ...changes,
  };
}

const anne = (deadline: number | null = null): WaitingSeat => ({ seat: 0, for: 'move', deadline });
const mary = (deadline: number | null = null): WaitingSeat => ({ seat: 1, for: 'move', deadline });

describe('one’s games', () => {
  it('come in the order in which they are urgent: mine by their deadlines, then those of others', () => {
    const games = [
      game('others', [mary(5)]),
      game('endless', [anne()]),
      game('tomorrow', [anne(90)]),
      game('now', [anne(10), mary(10)]),
      game('over', [], { stage: 'over' }),
      game('open', [], { stage: 'open' }),
      game('kept', [{ seat: 0, for: 'nonce', deadline: null }], { stage: 'open', at: 7 }),
    ];
    const { mine, others, open, over } = orderGames(games, 'anne');
    const ids = (list: readonly GameSummary[]): string[] => list.map(({ table }) => table);
    expect(ids(mine)).toEqual(['now', 'tomorrow', 'kept', 'endless']);
    expect([ids(others), ids(open), ids(over)]).toEqual([['others'], ['open'], ['over']]);
  });

  it('wait for the one whose seat is named', () => {
    expect(waitingFor(game('a', [mary(5)]), 'mary')).toEqual(mary(5));
    expect(waitingFor(game('a', [mary(5)]), 'anne')).toBeUndefined();
    expect(waitingFor(game('a', [mary(5)]), 'stranger')).toBeUndefined();
  });

  it('lead from one to the next that waits, and not back to where one is', () => {
    const games = [game('here', [anne(1)]), game('next', [anne(2)]), game('others', [mary(0)])];
    expect(nextGame(games, 'anne', 'here')?.table).toBe('next');
    expect(nextGame(games, 'anne', 'next')?.table).toBe('here');
    expect(nextGame(games, 'mary', 'others')).toBeUndefined();
  });
});
