import type { JamaicaMove as Move } from '@topsail/games';

/** Spaces to choose from are lettered alike in the list and on the board, by the text of the move that goes there. */
export function lettersOf(moves: readonly Move[]): ReadonlyMap<string, string> {
  const ways = moves.filter(({ kind }) => kind === 'sail');
  return new Map(ways.map(({ text }, n) => [text, String.fromCharCode('A'.charCodeAt(0) + n)]));
}
