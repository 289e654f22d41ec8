import type { Store } from '@topsail/store';
import * as v from 'valibot';
import {
  languageFor,
  previewOf,
  previewWordsSchema,
  withPreview,
  type PreviewedTable,
  type PreviewWords,
} from './link-preview.ts';
import { malformedReply, type Reply } from './reply.ts';
import type { Route, RouteRequest } from './route.ts';
import type { StaticFiles } from './static-files.ts';

/** The page of a table says in its head what it is, for messengers that preview a link. None without built pages. */
export function pageRoutes(store: Store, files: StaticFiles): readonly Route[] {
  const page = files.get('/index.html')?.content.toString();
  const words = previewWordsIn(files);
  if (page === undefined || words === undefined) return [];
  return [
    {
      method: 'GET',
      path: /^\/t\/([\w-]{1,40})$/,
      cost: 2,
      answer: async (request) => {
        const table = await tableOf(store, request.pathParameter);
        return pageReply({ page, words, files }, request, table);
      },
    },
  ];
}

/** Texts about tables by language; undefined without built pages. */
export function previewWordsIn(files: StaticFiles): PreviewWords | undefined {
  const content = files.get('/previews.json')?.content.toString();
  return content === undefined ? undefined : v.parse(previewWordsSchema, JSON.parse(content));
}

/** Undefined also for a damaged table: its page is served like any other, and says what is wrong. */
async function tableOf(store: Store, id: string): Promise<PreviewedTable | undefined> {
  const row = await store.table(id).catch(() => undefined);
  if (row === undefined) return undefined;
  const host = await store.person(row.host);
  return { listing: row.listing, hostName: host?.name ?? '' };
}

interface PageParts {
  readonly page: string;
  readonly words: PreviewWords;
  readonly files: StaticFiles;
}

function pageReply(
  { page, words, files }: PageParts,
  { request, info }: RouteRequest,
  table: PreviewedTable | undefined,
): Reply {
  const preview = previewOf(words, languageFor(request.headers['accept-language'], words), table);
  if (preview === undefined) return malformedReply(404, 'path');
  const root = `${info.isSecure ? 'https' : 'http'}://${info.host ?? 'localhost'}`;
  const image = pictureFor(files, table?.listing.ruleset ?? '');
  return {
    status: 200,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language',
    },
    body: withPreview(page, preview, `${root}${info.path ?? '/'}`, `${root}${image}`),
  };
}

/** The picture of the ruleset, else of its family, else the general one. */
function pictureFor(files: StaticFiles, ruleset: string): string {
  const family = ruleset.split('-')[0] ?? '';
  const own = [ruleset, family].map((name) => `/preview-${name}.jpg`);
  return own.find((path) => files.has(path)) ?? '/preview.jpg';
}
