// npm start: installs and builds what is missing, then runs the server, which reads the flags.
import './node-version.mjs';

// Loaded after the version check, so that an old Node prints that message and not a syntax error.
const { ensureInstalled } = await import('./fresh.mjs');

try {
  ensureInstalled();
  const { ensureWebBuilt } = await import('./build.mjs');
  await ensureWebBuilt();
} catch (error) {
  console.error(`Cannot install or build: ${error.message}`);
  process.exit(1);
}
await import('../packages/server/bin/server.mjs');
