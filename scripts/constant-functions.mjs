import { RolldownMagicString } from 'rolldown';

/**
 * Turns the function declarations of a chunk into constants. A declared function could be reassigned, so V8 checks at every
 * call whether it is still the same; a constant needs no check. They move to the top of the chunk, because a declared function
 * may be called before its declaration. What a chunk exports is read through a cell, even inside the chunk, and checked again:
 * so another name of the function is exported.
 */
export const constantFunctions = {
  name: 'constant-functions',
  renderChunk(code) {
    const text = new RolldownMagicString(code);
    const { body } = this.parse(code);
    const declared = body.filter(({ type }) => type === 'FunctionDeclaration');
    for (const { id, start, end } of declared) {
      text.prependRight(start, `const ${id.name} = `).appendLeft(end, ';\n');
      text.move(start, end, 0);
    }
    const names = new Set(declared.map(({ id }) => id.name));
    for (const { type, specifiers, start } of body) {
      if (type !== 'ExportNamedDeclaration') continue;
      for (const { local, exported, ...specifier } of specifiers.filter(({ local }) =>
        names.has(local.name),
      )) {
        text.appendLeft(start, `const ${local.name}$exported = ${local.name};\n`);
        text.update(specifier.start, specifier.end, `${local.name}$exported as ${exported.name}`);
      }
    }
    return { code: text };
  },
};
