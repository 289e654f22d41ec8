import type { Setup } from '@topsail/engine';
import { games, type KnownGame } from '@topsail/games';
import type { Table } from '../table-setup.ts';

/** Every ruleset with every number of seats; where the ghost may sail, without it and with it. */
export function benchTables(ruleset?: string): Table[] {
  return games.flatMap((game) =>
    game.rulesets
      .filter(({ id, offered }) => (ruleset === undefined ? offered : id === ruleset))
      .flatMap(({ id, seats: { from, to } }) =>
        Array.from({ length: to - from + 1 }, (_, i) => setupsOf(game, id, from + i)).flat(),
      ),
  );
}

function setupsOf(game: KnownGame, ruleset: string, seats: number): Table[] {
  const ghosts = game.optionsOf(ruleset, seats).find(({ id }) => id === 'ghost')?.values ?? [undefined];
  return ghosts.flatMap((ghost) => {
    const checked = game.checkSetup(ruleset, seats, ghost === undefined ? {} : { ghost });
    return checked.ok ? [{ game, setup: checked.value }] : [];
  });
}

export function nameOf({ ruleset, seats, options }: Setup): string {
  return `${ruleset} ${seats}${options.ghost === 'yes' ? ' ghost' : ''}`;
}
