// A plugin of Stryker: changes only a sample of the functions, each one whole or not at all. The same seed chooses the
// same functions, so that a run can be repeated.
import { createHash } from 'node:crypto';

const share = Number(process.env.MUTATION_SAMPLE ?? 1);
const seed = process.env.MUTATION_SEED ?? '1';

const PLACES = new Set(['Program', 'ExportNamedDeclaration', 'ExportDefaultDeclaration', 'ClassBody']);
const CONTAINERS = new Set(['ClassDeclaration', 'ExportNamedDeclaration', 'ExportDefaultDeclaration']);

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sample',
    value: {
      shouldIgnore({ node, parent, parentPath }) {
        const isWhole = PLACES.has(parent?.type) && !CONTAINERS.has(node.type);
        if (!isWhole || isChosen(node, parentPath)) return undefined;
        return 'not in the sample';
      },
    },
  },
];

function isChosen({ start, end, key, id }, parentPath) {
  const className = parentPath?.parent?.id?.name ?? '';
  const name = key?.name ?? id?.name ?? '';
  const digest = createHash('sha256').update(`${seed} ${className} ${name} ${start} ${end}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < share;
}
