import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { messagesOf, placesOf, tokensOf } from './catalogue.mjs';

/** Instead of the compiler's own helpers, which make a format for every language at its first number. */
const SPELLED = fileURLToPath(new URL('../src/words/spelled.ts', import.meta.url));

/** A module whose default is the tree: a message with arguments is a function of them, any other its text. */
export function compileTree(language, tree) {
  const withArguments = messagesOf(tree).filter(([, message]) => placesOf(tokensOf(message)).length > 0);
  const compiled = compileModule(
    new MessageFormat(language, { strict: true }),
    Object.fromEntries(withArguments),
  );
  const spoken = compiled.replace('"@messageformat/runtime"', JSON.stringify(SPELLED));
  return `${spoken.replace('export default', 'const said =')};\nexport default ${sourceOf(tree)};\n`;
}

function sourceOf(tree, path = '') {
  const members = Object.entries(tree).map(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`;
    return `${JSON.stringify(key)}: ${typeof value === 'string' ? messageSource(here, value) : sourceOf(value, here)}`;
  });
  return `{ ${members.join(', ')} }`;
}

function messageSource(path, message) {
  const tokens = tokensOf(message);
  if (placesOf(tokens).length > 0) return `said[${JSON.stringify(path)}]`;
  return JSON.stringify(tokens.map((token) => token.value).join(''));
}
