// Which messages the sources of the pages name: through `words` or `apart`, or through what they call a part of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, isTest } from './files.mjs';
import { root } from './fresh.mjs';

const STEPS = String.raw`(?:\s*\??\.\s*[A-Za-z_$][\w$]*|(?:\?\.)?\[[^\]\n]*\])*`;
const WRAPPED = String.raw`(?:\$derived\(\s*)?`;

/** The paths that are named, as lists of keys; `*` stands for any key. */
export function usedPaths() {
  return filesUnder('packages/web/src', /\.(ts|svelte)$/)
    .filter((path) => !isTest(path) && !path.endsWith('/words/catalogue.ts'))
    .flatMap((path) => pathsIn(readFileSync(join(root, path), 'utf8')));
}

export function isUsed(path, uses) {
  const keys = path.split('.');
  return uses.some(
    (use) => use.length <= keys.length && use.every((key, n) => key === '*' || key === keys[n]),
  );
}

function pathsIn(source) {
  const { parts, left } = namedParts(source);
  const apart = [...left.matchAll(/\bapart\(\s*'(\w+)'/g)].map(([, area]) => [area]);
  const named = parts.flatMap(({ name, path }) =>
    [...left.matchAll(new RegExp(`(?<![\\w$.'"])${name}\\b(${STEPS})`, 'g'))].map(([, steps]) =>
      follow(path, steps),
    ),
  );
  return [...apart, ...named].filter((use) => use.length > 0);
}

/** Parts of the catalogue that got a name, such as `const { log } = words.jamaica`, and the source without that. */
function namedParts(source) {
  const parts = [{ name: 'words', path: [] }];
  let left = source;
  for (const part of parts) left = takeNames(left, part, parts);
  return { parts, left };
}

function takeNames(source, { name, path }, parts) {
  const part = `${WRAPPED}${name}\\b(${STEPS})\\)?\\s*;`;
  return source
    .replaceAll(new RegExp(`const (\\w+)(?::[^=;]+)? = ${part}`, 'g'), (_, alias, steps) => {
      parts.push({ name: alias, path: follow(path, steps) });
      return '';
    })
    .replaceAll(new RegExp(`const \\{([^}]*)\\} = ${part}`, 'g'), (_, members, steps) => {
      for (const member of members.split(',').filter((one) => one.trim() !== '')) {
        const [key, alias = key] = member.split(':').map((one) => one.trim());
        parts.push({ name: alias, path: [...follow(path, steps), key] });
      }
      return '';
    });
}

function follow(path, steps) {
  const keys = [...steps.matchAll(/\.\s*([A-Za-z_$][\w$]*)|\[([^\]]*)\]/g)].map(
    ([, key, index]) => key ?? /^'(.+)'$/.exec(index)?.[1] ?? '*',
  );
  return [...path, ...keys];
}
