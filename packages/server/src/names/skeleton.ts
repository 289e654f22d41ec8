import { alike } from './confusables.json';

/** Each character by the one it looks like (UTS 39). */
const PROTOTYPES = new Map<string, string>(
  Object.entries(alike).flatMap(([prototype, characters]) =>
    Array.from(characters, (character): [string, string] => [character, prototype]),
  ),
);

/**
 * What two texts have in common that a reader may take for each other. Not for display: UTS 39 calls it a skeleton. Wide,
 * styled and capital letters are left out of it too.
 */
export function skeletonOf(text: string): string {
  return mapped(mapped(text).toLowerCase());
}

function mapped(text: string): string {
  const characters = Array.from(
    text.normalize('NFKD'),
    (character) => PROTOTYPES.get(character) ?? character,
  );
  return characters.join('').normalize('NFD');
}
