// npm run drill:NAME: installs and builds what is missing, then runs packages/server/drills/NAME.ts, which reads the flags.
import './node-version.mjs';

const { existsSync } = await import('node:fs');
const { join } = await import('node:path');
const { ensureInstalled, root } = await import('./fresh.mjs');

const [name] = process.argv.splice(2, 1);
const source = `packages/server/drills/${name}.ts`;
if (!name || !existsSync(join(root, source))) {
  console.error(
    name
      ? `There is no drill ${name}: ${source} is missing.`
      : 'Name a drill: npm run drill:kill, drill:leak, drill:abuse, drill:damage, drill:crowd, drill:clock, drill:names, drill:notices, drill:fuzz, drill:games or drill:reconnect.',
  );
  process.exit(2);
}

try {
  ensureInstalled();
  const { ensureServerBuilt } = await import('./build.mjs');
  const { bundle } = await import('./bundle.mjs');
  await ensureServerBuilt();
  await bundle({
    input: { [name]: join(root, source) },
    external: ['@photostructure/sqlite', 'ws', 'pino', 'prom-client'],
    folder: 'packages/server/dist/drills',
    last: `${name}.js`,
  });
} catch (error) {
  console.error(`Cannot build the drill: ${error.message}`);
  process.exit(1);
}
await import(`../packages/server/dist/drills/${name}.js`);
