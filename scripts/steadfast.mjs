import { RolldownMagicString } from 'rolldown';

/**
 * Makes the functions of a chunk constants. A declared function could be assigned anew, so the engine of Node looks at
 * every call whether it still is the same one; of a constant it knows. They move to the top of the chunk, because a
 * declared function may be called above its declaration.
 */
export const steadfast = {
  name: 'steadfast',
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
