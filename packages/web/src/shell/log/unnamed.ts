/** A sentence in two: who does it, if that stands first, and the rest, which a badge beside it makes clear. */
export interface Unnamed {
  /** With the space behind it. */
  readonly name: string;
  readonly deed: string;
}

export function unnamed(sentence: string, name: string): Unnamed {
  const end = sentence.startsWith(`${name} `) ? name.length + 1 : 0;
  return { name: sentence.slice(0, end), deed: sentence.slice(end) };
}
