import type { DueNotice, Store } from '@topsail/store';
import { fill, type PreviewWords } from '../http/link-preview.ts';

/** What a notice says: the game, who is at the table, and where it is. Nothing of the game itself. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

const FALLBACK = 'en';

/** The text in the person's language; undefined when the table is gone or damaged. Without built pages only the name. */
export async function noticeText(
  store: Store,
  words: PreviewWords,
  { kind, table, settings }: Pick<DueNotice, 'kind' | 'table' | 'settings'>,
): Promise<NoticeText | undefined> {
  const row = await store.table(table).catch(() => undefined);
  if (row === undefined) return undefined;
  const texts = words[settings.language] ?? words[FALLBACK];
  const path = `/t/${table}`;
  const game = texts?.rulesets[row.listing.ruleset] ?? row.listing.ruleset;
  if (texts === undefined) return { title: 'Topsail', body: game, path };
  const name = (await store.person(row.host))?.name ?? '';
  const title = kind === 'turn' ? fill(texts.turn, { game }) : fill(texts.invites, { name, game });
  return { title, body: row.listing.names.join(', '), path };
}
