declare const isAscii: unique symbol;

/** JSON in which all non-ASCII characters are escaped: one byte per character, so it can be written as latin1. */
export type Ascii = string & { readonly [isAscii]: true };

export function asciiJson(value: unknown): Ascii {
  const json = JSON.stringify(value);
  return (beyondAscii(json) ? json.replace(/[^\0-\x7f]/g, escaped) : json) as Ascii;
}

/** Much faster than a regular expression over the whole text. */
function beyondAscii(text: string): boolean {
  return Buffer.byteLength(text) > text.length;
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
