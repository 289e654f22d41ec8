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
  const { names, left } = namedParts(source);
  const uses = [...left.matchAll(/\bapart\(\s*'(\w+)'/g)].map(([, area]) => [area]);
  for (const [name, path] of names)
    for (const [chain] of left.matchAll(new RegExp(`(?<![\\w$.'"])${name}\\b${STEPS}`, 'g')))
      uses.push(...follow(path, chain.slice(name.length)));
  return uses.filter((use) => use.length > 0);
}

/** Names given to parts of the catalogue, such as `const { log } = words.jamaica`, and the source without them. */
function namedParts(source) {
  const names = new Map([['words', []]]);
  let left = source;
  for (let known = 0; known < names.size;) {
    known = names.size;
    for (const [name, path] of [...names]) left = takeNames(left, name, path, names);
  }
  return { names, left };
}

function takeNames(source, name, path, names) {
  const part = `${WRAPPED}${name}\\b(${STEPS})\\)?\\s*;`;
  return source
    .replaceAll(new RegExp(`const (\\w+)(?::[^=;]+)? = ${part}`, 'g'), (_, alias, steps) => {
      names.set(alias, follow(path, steps)[0]);
      return '';
    })
    .replaceAll(new RegExp(`const \\{([^}]*)\\} = ${part}`, 'g'), (_, members, steps) => {
      for (const member of members.split(',').filter((one) => one.trim() !== '')) {
        const [key, alias = key] = member.split(':').map((one) => one.trim());
        names.set(alias, [...follow(path, steps)[0], key]);
      }
      return '';
    });
}

function follow(path, steps) {
  const keys = [...steps.matchAll(/\.\s*([A-Za-z_$][\w$]*)|\[([^\]]*)\]/g)].map(
    ([, key, index]) => key ?? /^'(.+)'$/.exec(index)?.[1] ?? '*',
  );
  return [[...path, ...keys]];
}
