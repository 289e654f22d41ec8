// Writes previews.json: what the server says of a table in the head of its page, for the previews of messengers.
import { readFileSync } from 'node:fs';

const words = JSON.parse(readFileSync(new URL('./preview-words.json', import.meta.url), 'utf8'));

export function previews() {
  return {
    name: 'topsail-previews',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify(previewWords());
      this.emitFile({ type: 'asset', fileName: 'previews.json', source });
    },
  };
}

/** By language; the names of the rulesets are those of the pages. */
function previewWords() {
  return Object.fromEntries(
    Object.entries(words).map(([language, said]) => [language, { ...said, rulesets: namesIn(language) }]),
  );
}

function namesIn(language) {
  const file = new URL(`../src/words/${language}/rulesets.json`, import.meta.url);
  const rulesets = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(rulesets).map(([id, { name }]) => [id, name]));
}
