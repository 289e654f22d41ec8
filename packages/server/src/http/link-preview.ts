import type { Listing } from '@topsail/protocol';
import * as v from 'valibot';

const said = v.object({
  invites: v.string(),
  seats: v.string(),
  game: v.string(),
  about: v.string(),
  // Pages that were built before there were notices lack it.
  turn: v.optional(v.string(), '{game}'),
  rulesets: v.record(v.string(), v.string()),
});

/** Texts of previews by language, as the build of the pages writes them. */
export const previewWordsSchema = v.record(v.string(), said);
export type PreviewWords = v.InferOutput<typeof previewWordsSchema>;

const FALLBACK = 'en';

export interface PreviewedTable {
  readonly listing: Listing;
  readonly hostName: string;
}

interface Preview {
  readonly title: string;
  readonly description: string;
}

/**
 * What a messenger shows of a link to a table. Anybody with the link may know who invites to what; of a game that has
 * begun only its name is told, the same while it runs and when it is over.
 */
export function previewOf(
  words: PreviewWords,
  language: string,
  table: PreviewedTable | undefined,
): Preview | undefined {
  const texts = words[language] ?? words[FALLBACK];
  if (texts === undefined) return undefined;
  if (table === undefined) return { title: 'Topsail', description: texts.about };
  const { ruleset, seats, taken, stage } = table.listing;
  const game = texts.rulesets[ruleset] ?? ruleset;
  if (stage !== 'open') return { title: fill(texts.game, { game }), description: texts.about };
  return {
    title: fill(texts.invites, { name: table.hostName, game }),
    description: fill(texts.seats, { taken: String(taken), seats: String(seats) }),
  };
}

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The first language of the header that there are words for. */
export function languageFor(header: string | undefined, words: PreviewWords): string {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => language in words) ?? FALLBACK;
}

/** The page with the tags of its preview, instead of the general ones, at the end of its head. */
export function withPreview(
  page: string,
  { title, description }: Preview,
  at: string,
  image: string,
): string {
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'Topsail'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', at],
    ['og:image', image],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:card', 'summary_large_image'],
  ].map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`);
  const own = page.replaceAll(/<meta property="og:[^>]*>\s*/g, '');
  return own.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
