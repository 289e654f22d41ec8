/** Fetches something when it is first asked for, and never again. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () => (fetched ??= fetch());
}

/** The art comes when somebody sits down, not with the first page. */
export const jamaicaBoard = once(() => import('../jamaica/board/TableBoard.svelte'));
export const cartagenaBoard = once(() => import('../cartagena/board/TableBoard.svelte'));
