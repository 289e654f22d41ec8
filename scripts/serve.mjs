#!/usr/bin/env node
// Serves the built web pages from packages/web/dist. Plain Node, so that it runs before anything is installed.
import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const safety = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Listens at host and port and resolves to the server, or rejects when the port cannot be had. */
export function serve({ host, port, root = dist }) {
  const folder = resolve(root);
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => refuse(response, 500, 'Something went wrong'));
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      done(server);
    });
  });
}

async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered here');
  }
  const path = pathOf(request.url);
  if (path === undefined) return refuse(response, 400, 'This address makes no sense');
  const file = await fileFor(folder, path);
  if (file === undefined) return refuse(response, 404, 'There is nothing here');
  send(file, path, request, response);
}

function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

// A path without an extension is a page of the single-page app; a missing asset must stay missing.
async function fileFor(folder, path) {
  const wanted = resolve(join(folder, path));
  if (wanted !== folder && !wanted.startsWith(folder + sep)) return undefined;
  const found = await statOf(wanted);
  if (found?.isFile()) return { name: wanted, found };
  if (extname(path) !== '') return undefined;
  const index = join(folder, 'index.html');
  const page = await statOf(index);
  return page && { name: index, found: page };
}

function statOf(name) {
  return stat(name).catch(() => undefined);
}

function send({ name, found }, path, request, response) {
  const type = types[extname(name)] ?? 'application/octet-stream';
  const tag = `W/"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = {
    ...safety,
    'Content-Type': type,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const gzip = isText(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(200, {
    ...headers,
    ...(gzip ? { 'Content-Encoding': 'gzip' } : { 'Content-Length': found.size }),
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const steps = gzip ? [createReadStream(name), createGzip(), response] : [createReadStream(name), response];
  pipeline(steps).catch(() => undefined); // a reader that leaves early is no failure
}

function isText(type) {
  return type.includes('charset') || type === 'application/wasm';
}

function refuse(response, status, reason) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...safety, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${reason}\n`);
}

const serveOptions = {
  port: { type: 'string', default: process.env.PORT ?? '8080' },
  host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
  help: { type: 'boolean', short: 'h', default: false },
};

/** Reads --port, --host and --help; prints why and ends the program when they cannot be meant. */
export function readServeOptions(usage) {
  try {
    const { values } = parseArgs({ options: serveOptions });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535)
      throw new Error(`--port wants a number from 0 to 65535, not '${values.port}'`);
    return { port: Number(values.port), host: values.host };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

/** Serves until the program is told to stop; says in plain words when the port cannot be had. */
export async function serveForever({ host, port }) {
  try {
    const server = await serve({ host, port });
    const at = host.includes(':') ? `[${host}]` : host;
    console.log(`Topsail is at http://${at}:${server.address().port}/  (stop with Ctrl+C)`);
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  } catch (error) {
    console.error(whyNot(error, host, port));
    process.exit(1);
  }
}

function whyNot(error, host, port) {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already taken. Choose another: npm start -- --port ${port + 1}`;
  if (error.code === 'EACCES') return `Port ${port} needs more rights than you have. Choose one above 1023.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${host} is not an address of this machine. Choose another with --host.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = readServeOptions(`Serves packages/web/dist as it is, without building it.

  node scripts/serve.mjs [--port 8080] [--host 127.0.0.1]`);
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('There is nothing to serve yet: npm run build');
    process.exit(1);
  }
  await serveForever(options);
}
