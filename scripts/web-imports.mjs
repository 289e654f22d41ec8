// The imports of the pages as they are written, those of types included: a compiled component has lost them.
import { dirname, posix } from 'node:path';
import ts from 'typescript';

/** The relative imports of a source, as paths from the root. */
export function importsOf(path, text) {
  const script = path.endsWith('.svelte') ? scriptsIn(text) : text;
  return ts
    .preProcessFile(script, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(dirname(path), name.replace(/[?#].*$/, '')));
}

function scriptsIn(text) {
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  // Components that are fetched when they are shown stand in the markup.
  const fetched = [...text.matchAll(/\bimport\('[^']+'\)/g)].map(([call]) => call);
  return [...scripts, ...fetched].join(';\n');
}

/** What `forbidden` (rules as dependency-cruiser has them) says about these sources. */
export function broken(rules, sources) {
  const imports = importsIn(sources);
  return rules.flatMap(({ name, comment, from, to }) =>
    imports
      .filter(({ source, target }) => applies(from, source) && applies(to, target, groupsOf(from, source)))
      .map(({ source, target }) => `${name}: ${source} → ${target}. ${comment}`),
  );
}

/** Folders that import each other, directly or around others; each as a list of folders. */
export function cyclesBetweenFolders(sources) {
  const next = new Map();
  for (const { source, target } of importsIn(sources)) {
    const [from, to] = [dirname(source), dirname(target)];
    if (from !== to) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]));
  const inCycle = [...reached].filter(([folder, found]) => found.has(folder)).map(([folder]) => folder);
  const cycles = inCycle.map((folder) =>
    inCycle.filter((other) => reached.get(folder).has(other) && reached.get(other).has(folder)).toSorted(),
  );
  return [...new Map(cycles.map((cycle) => [cycle.join(' '), cycle])).values()];
}

function importsIn(sources) {
  return sources.flatMap(({ path, text }) =>
    importsOf(path, text).map((target) => ({ source: path, target })),
  );
}

function reachedFrom(folder, next) {
  const found = new Set();
  const open = [folder];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const to of next.get(at) ?? [])
      if (!found.has(to)) {
        found.add(to);
        open.push(to);
      }
  return found;
}

function applies({ path, pathNot = [] }, file, groups = []) {
  const fits = (pattern) => new RegExp(pattern.replace(/\$(\d)/g, (_, n) => groups[n] ?? '')).test(file);
  return fits(path) && ![pathNot].flat().some(fits);
}

function groupsOf({ path }, file) {
  return new RegExp(path).exec(file) ?? [];
}
