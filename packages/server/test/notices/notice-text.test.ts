import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { previewWordsSchema } from '../../src/http/link-preview.ts';
import { noticeText } from '../../src/notices/notice-text.ts';
import { openForTest, startedTable } from '../table/kit.ts';
import { SLOW } from './kit.ts';

const file = new URL('../../../web/vite/preview-words.json', import.meta.url);
const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
const rulesets = { 'cartagena-tortuga': 'Tortuga' };
const words = v.parse(
  previewWordsSchema,
  Object.fromEntries(Object.entries(texts).map(([language, said]) => [language, { ...said, rulesets }])),
);

const settings = {
  person: 'p',
  turn: true,
  invitation: true,
  quietFrom: null,
  quietUntil: null,
  zone: 'UTC',
};

it.each([
  ['en', 'turn', 'Your turn: Tortuga'],
  ['ru', 'turn', 'Ваш ход: Tortuga'],
  ['uk', 'turn', 'Ваш хід: Tortuga'],
  ['pl', 'turn', 'Twoja kolej: Tortuga'],
  ['de', 'turn', 'Your turn: Tortuga'],
  ['en', 'invitation', 'Anne invites you to Tortuga'],
  ['pl', 'invitation', 'Anne zaprasza cię: Tortuga'],
] as const)(
  'in %s a notice of a %s names the game and the people, and nothing else',
  async (language, kind, title) => {
    const { service, anne, mary } = await openForTest();
    const table = await startedTable(SLOW, anne, mary);
    const text = await noticeText(service.store, words, { kind, table, settings: { ...settings, language } });
    expect(text).toEqual({ title, body: 'Anne, Mary', path: `/t/${table}` });
  },
);

it('a table that is not there gives no text', async () => {
  const { service } = await openForTest();
  const about = { kind: 'turn', table: 'none', settings: { ...settings, language: 'en' } } as const;
  expect(await noticeText(service.store, words, about)).toBeUndefined();
});
