/** Which of the answers on the page brings the game to its end quickly; it need not win. */
export function greedy(moves: readonly string[]): string {
  const best = moves.toSorted((a, b) => eagerness(b) - eagerness(a))[0];
  if (best === undefined) throw new Error('no answer to give');
  return best;
}

function eagerness(move: string): number {
  const [word, from] = move.split(' ');
  if (word === 'card') return move.split('forward').length;
  // Cartagena: the last goes on, so that the crew stays together; back only when no card is left.
  if (word === 'advance') return 100 - Number(from);
  if (word === 'retreat') return 50 - Number(from);
  return 0;
}
