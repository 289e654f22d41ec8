/** A sentence with plain spaces, as one would type it. */
export function typed(sentence: string | undefined): string | undefined {
  return sentence?.replaceAll('\u00a0', ' ');
}
