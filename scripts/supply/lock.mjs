// What the lock file says of the packages we use: pure functions on its text, so that they need no network.

/** Licences of what players run. */
const SHIPPED = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unicode-DFS-2016',
];

/** Licences of tools, of which nothing is in what players run. */
const TOOLS = [...SHIPPED, 'MPL-2.0', 'CC-BY-4.0'];

/** Every package of a lock file, once for each version. */
export function packagesIn(lock) {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, license, dev, devOptional, hasInstallScript }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isTool: dev === true || devOptional === true,
      hasInstallScript: hasInstallScript === true,
    }));
}

export function licenceFaults(packages) {
  return packages
    .filter(({ licence, isTool }) => !(isTool ? TOOLS : SHIPPED).includes(licence))
    .map(
      ({ name, version, licence, isTool }) =>
        `${name}@${version} has the licence ${licence ?? '(none)'}, which is not allowed for ${isTool ? 'tools' : 'what players run'}`,
    );
}

/** Whatever runs at `npm ci` is allowed by name, and has a sentence of reason. */
export function scriptFaults(packages, allowed, page) {
  const running = new Set(packages.filter((one) => one.hasInstallScript).map(({ name }) => name));
  const names = Object.keys(allowed).filter((name) => allowed[name] === true);
  return [
    ...[...running]
      .filter((name) => !names.includes(name))
      .map((name) => `${name} has an install script that allowScripts in package.json does not name`),
    ...names
      .filter((name) => !running.has(name))
      .map((name) => `allowScripts in package.json names ${name}, which has no install script`),
    ...names
      .filter((name) => !page.includes(`| \`${name}\` |`))
      .map((name) => `docs/dependencies.md does not say why ${name} may run an install script`),
  ];
}

/** The kept list has the day on which it was fetched and the packages that it was fetched for; or nothing at all. */
export function keptListFaults({ checked, packages, advisories }) {
  const isEmpty = packages.length === 0 && advisories.length === 0;
  const isDated = typeof checked === 'string' && /^\d{4}-\d\d-\d\d$/.test(checked);
  if (checked === null ? isEmpty : isDated && packages.length > 0) return [];
  return ['scripts/supply/advisories.json is not as `npm run advisories` writes it: fetch it again'];
}

/** What the kept list of advisories knows about these packages. */
export function advisoryFaults(packages, kept) {
  const present = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  return kept.advisories
    .filter(({ of, excuse }) => present.has(of) && excuse === undefined)
    .map(({ of, severity, title, url }) => `${of}: ${title} (${severity}) ${url}`);
}

export function advisoryWords(packages, { checked, packages: known }) {
  if (checked === null)
    return 'advisories: NOT CHECKED. No list was ever fetched (`npm run advisories`, which needs the npm registry), so nothing is known of them';
  const asked = new Set(known);
  const unknown = packages.filter(({ name, version }) => !asked.has(`${name}@${version}`)).length;
  const rest = unknown === 0 ? '' : `, but not for ${unknown} that came since: run \`npm run advisories\``;
  return `advisories: as known on ${checked}${rest}; later ones are not known here`;
}

/** The kept list from what `npm audit --json` answered; excuses that were given before stay. */
export function keptFrom(audit, packages, before, today) {
  const versionAt = new Map(packages.map(({ path, name, version }) => [path, `${name}@${version}`]));
  const found = Object.values(audit.vulnerabilities ?? {}).flatMap(({ via, nodes }) =>
    via
      .filter((one) => typeof one === 'object')
      .flatMap(({ title, url, severity }) =>
        nodes.map((node) => ({ of: versionAt.get(node) ?? node, severity, title, url })),
      ),
  );
  const excuseOf = ({ of, url }) => before.advisories.find((one) => one.of === of && one.url === url)?.excuse;
  return {
    checked: today,
    packages: [...new Set(versionAt.values())].sort(),
    advisories: found.map((one) => ({ ...one, excuse: excuseOf(one) })),
  };
}
