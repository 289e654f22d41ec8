import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { text, type Reply } from './reply.ts';
import { DRAWING_POLICY } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly content: Buffer;
  readonly gzipped: Buffer | undefined;
}

/** The built web client, by path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Reads the built web client into memory. No request reads the disk or can name a file, and a later build cannot mix with
 * this one.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const name = join(file.parentPath, file.name);
      const path = `/${relative(folder, name).split(sep).join('/')}`;
      return [path, staticFile(path, readFileSync(name))];
    }),
  );
}

function staticFile(path: string, content: Buffer): StaticFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return {
    type,
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    // Names of assets contain a hash of their content.
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    content,
    gzipped: type.includes('charset') ? gzipSync(content, { level: 9 }) : undefined,
  };
}

/** A path without an extension is a route of the single-page app; a missing asset is a 404. */
export function fileAt(files: StaticFiles, path: string): StaticFile | undefined {
  return files.get(path) ?? (extname(path) === '' ? files.get('/index.html') : undefined);
}

export function fileReply(file: StaticFile, { headers }: IncomingMessage): Reply {
  const common = {
    'Content-Type': file.type,
    'Cache-Control': file.cacheControl,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(file.type.startsWith('image/svg') ? DRAWING_POLICY : {}),
  };
  if (headers['if-none-match'] === file.etag) return { ...text('', common), status: 304 };
  const accepts = /\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '');
  if (!accepts || file.gzipped === undefined) return { status: 200, headers: common, body: file.content };
  return { status: 200, headers: { ...common, 'Content-Encoding': 'gzip' }, body: file.gzipped };
}
