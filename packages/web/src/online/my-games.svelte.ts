import type { Client, GameSummary } from '@topsail/protocol';

/** One's own games at the server, as they are now. */
export class MyGames {
  /** Undefined until the server has told. */
  games: readonly GameSummary[] | undefined = $state.raw();

  /** Returns how to stop. */
  watch(client: Client): () => void {
    return client.watchGames({
      onGames: (games) => (this.games = games),
      onGame: (game) => (this.games = [...this.#without(game.table), game]),
      onGameGone: (table) => (this.games = this.#without(table)),
    });
  }

  #without(table: string): readonly GameSummary[] {
    return (this.games ?? []).filter((game) => game.table !== table);
  }
}
