/**
 * Which of the answers on the page brings the game to its end quickly; it need not win.
 * Stands on its own, so that it can also be sent into the page.
 */
export function greedy(moves: readonly string[]): string {
  const count = (move: string, word: string): number => move.split(word).length - 1;
  const eagerness = (move: string): number => {
    const [word, from] = move.split(' ');
    // Who goes hungry is thrown back: food brings one on almost as well as wind.
    if (word === 'card')
      return (
        3 * (count(move, 'forward') - count(move, 'backward')) + 2 * count(move, 'food') + count(move, 'gold')
      );
    // Cartagena: the last goes on, so that the crew stays together; the first goes back, and only without a card.
    if (word === 'advance') return 1000 - Number(from);
    return word === 'retreat' ? Number(from) : 0;
  };
  return moves.reduce((best, move) => (eagerness(move) > eagerness(best) ? move : best));
}
