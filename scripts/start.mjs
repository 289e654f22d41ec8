// npm start: installs and builds what is missing, then serves the web pages.
import './node-version.mjs';

// Loaded only now, so that an old Node meets the message above and not a syntax error.
const { readServeOptions, serveForever } = await import('./serve.mjs');
const { ensureInstalled } = await import('./fresh.mjs');
const { ensureWebBuilt } = await import('./build.mjs');

const options = readServeOptions(`Builds the web pages when needed and serves them.

  npm start -- [--port 8080] [--host 127.0.0.1]

  --port NUMBER    where to listen (or the variable PORT)
  --host ADDRESS   0.0.0.0 lets other machines on your network in (or the variable HOST)
  --help           this text`);

try {
  ensureInstalled();
  await ensureWebBuilt();
} catch (error) {
  console.error(`Cannot get ready: ${error.message}`);
  process.exit(1);
}
await serveForever(options);
