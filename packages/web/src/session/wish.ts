/** The game that a link wants to be begun at once; it is wanted only once. */
export function takeWish(): string | undefined {
  const wish = new URLSearchParams(location.search).get('play');
  if (wish !== null) history.replaceState(null, '', location.pathname);
  return wish ?? undefined;
}
