declare const isAscii: unique symbol;

/** JSON in which letters beyond ASCII are escaped: a byte for every character, so that a socket takes it as it is. */
export type Ascii = string & { readonly [isAscii]: true };

export function asciiJson(value: unknown): Ascii {
  const json = JSON.stringify(value);
  return (beyondAscii(json) ? json.replace(/[^\0-\x7f]/g, escaped) : json) as Ascii;
}

/** Much faster than looking at every letter. */
function beyondAscii(text: string): boolean {
  return Buffer.byteLength(text) > text.length;
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
