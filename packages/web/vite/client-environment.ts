import type { Environment } from 'vitest/runtime';

/** Modules as a browser gets them, and of a page only whether somebody looks at it. */
const environment: Environment = {
  name: 'client',
  viteEnvironment: 'client',
  setup: (global: { document?: unknown }) => {
    global.document = Object.assign(new EventTarget(), { hidden: false });
    return {
      teardown: () => {
        delete global.document;
      },
    };
  },
};

// eslint-disable-next-line no-restricted-syntax -- vitest takes nothing else
export default environment;
