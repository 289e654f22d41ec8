/**
 * Which of the answers on the page brings the game to its end quickly; it need not win.
 * Stands on its own, so that it can also be sent into the page.
 */
export function greedy(moves: readonly string[]): string {
  const eagerness = (move: string): number => {
    const [word, from] = move.split(' ');
    if (word === 'card') return move.split('forward').length;
    // Cartagena: the last goes on, so that the crew stays together; back only when no card is left.
    if (word === 'advance') return 100 - Number(from);
    return word === 'retreat' ? 50 - Number(from) : 0;
  };
  return moves.reduce((best, move) => (eagerness(move) > eagerness(best) ? move : best));
}
