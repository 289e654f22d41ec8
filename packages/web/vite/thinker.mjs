// Builds the thread in which bots think together with the pages: both then fetch the rules of the games only once.
import { fileURLToPath } from 'node:url';

const THINKER = fileURLToPath(new URL('../src/session/thinking/thinker.ts', import.meta.url));
const STARTED = "new URL('./thinker.ts', import.meta.url)";

export function thinker() {
  return {
    name: 'topsail-thinker',
    apply: 'build',
    // Before Vite would build it on its own.
    enforce: 'pre',
    transform: {
      filter: { code: STARTED },
      handler(code) {
        const chunk = this.emitFile({ type: 'chunk', id: THINKER, name: 'thinker' });
        return code.replace(STARTED, `import.meta.ROLLUP_FILE_URL_${chunk}`);
      },
    },
  };
}
