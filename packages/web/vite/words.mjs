import { FIRST, FOLDER, parted, readAreas, readLanguages } from './catalogue.mjs';
import { compileTree } from './compile.mjs';

const DOOR = 'virtual:words';
const RESOLVED = `\0${DOOR}`;

/** Compiles the catalogues: one module for each language, and one for each of its areas that lie apart. */
export function words() {
  return {
    name: 'topsail-words',
    resolveId: (id) => (id === DOOR || id.startsWith(`${DOOR}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === RESOLVED) return door();
      if (!id.startsWith(`${RESOLVED}/`)) return undefined;
      const [language, area] = id.slice(RESOLVED.length + 1).split('/');
      const { core, apart } = parted(readAreas(language));
      return compileTree(language, area === undefined ? core : apart[area]);
    },
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(FOLDER) && file.endsWith('.json')) reload(server);
      });
    },
  };
}

/** Every module behind an import of its own. */
function door() {
  const { apart } = parted(readAreas(FIRST));
  const areas = Object.keys(apart).map((area) => `${area}: ${inEachLanguage(`/${area}`)}`);
  return `export const catalogues = ${inEachLanguage('')};\nexport const areas = { ${areas.join(', ')} };\n`;
}

function inEachLanguage(path) {
  const doors = Object.keys(readLanguages()).map(
    (language) => `${language}: () => import('${DOOR}/${language}${path}')`,
  );
  return `{ ${doors.join(', ')} }`;
}

function reload({ moduleGraph, ws }) {
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (id.startsWith(RESOLVED)) moduleGraph.invalidateModule(module);
  ws.send({ type: 'full-reload' });
}
