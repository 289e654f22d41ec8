import { fileURLToPath } from 'node:url';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';

/** Instead of the compiler's own helpers, which make a format for every language at its first number. */
const SPELLED = fileURLToPath(new URL('../src/words/spelled.ts', import.meta.url));

/** How the compiler writes a message without arguments. */
const CONSTANT = /: \(\) => (?=")/g;

/** A module whose default is the tree: a message with arguments is a function of them, any other its text. */
export function compileTree(language, tree) {
  return compileModule(new MessageFormat(language, { strict: true }), tree)
    .replace('"@messageformat/runtime"', JSON.stringify(SPELLED))
    .replaceAll(CONSTANT, ': ');
}
