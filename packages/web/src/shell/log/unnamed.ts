/** A sentence in two: who does it, if that stands first, and the rest, which a badge beside it makes clear. */
export interface Unnamed {
  readonly name: string;
  readonly deed: string;
}

export function unnamed(sentence: string, name: string): Unnamed {
  const hasName = sentence.startsWith(`${name} `);
  return hasName ? { name, deed: sentence.slice(name.length + 1) } : { name: '', deed: sentence };
}
