import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Reply } from './reply.ts';
import { text } from './reply.ts';

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

interface Page {
  readonly type: string;
  readonly tag: string;
  readonly caching: string;
  readonly whole: Buffer;
  readonly packed: Buffer | undefined;
}

/** The built web pages, by path. */
export type Pages = ReadonlyMap<string, Page>;

/**
 * Reads the built web pages. They are few and small, so they stay in memory: no request touches the disk or can name a
 * file, and a build made meanwhile cannot mix with this one.
 */
export function readPages(folder: string): Pages {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return new Map(
    files.map((file) => {
      const name = join(file.parentPath, file.name);
      const path = `/${relative(folder, name).split(sep).join('/')}`;
      return [path, pageOf(path, readFileSync(name))];
    }),
  );
}

function pageOf(path: string, whole: Buffer): Page {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  return {
    type,
    tag: `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 16)}"`,
    // Names of assets carry a hash of what is in them.
    caching: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    whole,
    packed: type.includes('charset') ? gzipSync(whole, { level: 9 }) : undefined,
  };
}

/** A path without an extension is a page of the single-page app; a missing asset must stay missing. */
export function pageAt(pages: Pages, path: string): Page | undefined {
  return pages.get(path) ?? (extname(path) === '' ? pages.get('/index.html') : undefined);
}

export function sendPage(page: Page, { headers }: IncomingMessage): Reply {
  const common = {
    'Content-Type': page.type,
    'Cache-Control': page.caching,
    ETag: page.tag,
    Vary: 'Accept-Encoding',
  };
  if (headers['if-none-match'] === page.tag) return { ...text('', common), status: 304 };
  const accepts = /\bgzip\b/.test(headers['accept-encoding']?.toString() ?? '');
  if (!accepts || page.packed === undefined) return { status: 200, headers: common, body: page.whole };
  return { status: 200, headers: { ...common, 'Content-Encoding': 'gzip' }, body: page.packed };
}
