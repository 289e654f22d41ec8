import { RolldownMagicString } from 'rolldown';

/**
 * Turns the function declarations of a chunk into constants. A declared function could be reassigned, so V8 checks at every
 * call whether it is still the same; a constant needs no check. They move to the top of the chunk, because a declared function
 * may be called before its declaration.
 */
export const constantFunctions = {
  name: 'constant-functions',
  renderChunk(code) {
    const text = new RolldownMagicString(code);
    const declared = this.parse(code).body.filter(({ type }) => type === 'FunctionDeclaration');
    for (const { id, start, end } of declared) {
      text.prependRight(start, `const ${id.name} = `).appendLeft(end, ';\n');
      text.move(start, end, 0);
    }
    return { code: text };
  },
};
