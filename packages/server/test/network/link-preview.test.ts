import { mkdirSync, writeFileSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import type { TableStage } from '@topsail/protocol';
import type { Store, TableRow } from '@topsail/store';
import { expect, test } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';

const file = scratch();
const HOST = 'p-host';
/** As the build of the pages writes them. */
const WORDS = {
  en: {
    ...{ invites: '{name} invites you to {game}', seats: '{taken} of {seats}', game: '{game} on Topsail' },
    ...{
      about: 'Pirate races',
      turn: 'Your turn: {game}',
      rulesets: { 'cartagena-tortuga': 'Cartagena: Tortuga' },
    },
  },
  uk: {
    ...{ invites: '{name} запрошує вас: {game}', seats: '{taken} з {seats}', game: '{game} — Topsail' },
    ...{
      about: 'Піратські перегони',
      turn: 'Ваш хід: {game}',
      rulesets: { 'cartagena-tortuga': 'Картахена: Тортуга' },
    },
  },
};

function openWithPages(): Promise<TestServer> {
  mkdirSync(file('pages'), { recursive: true });
  writeFileSync(`${file('pages')}/previews.json`, JSON.stringify(WORDS));
  writeFileSync(`${file('pages')}/preview-cartagena.jpg`, '');
  return openTestServer(file);
}

async function makeTable(store: Store, stage: TableStage, name = 'Rosa'): Promise<string> {
  const table = `T-${stage}`;
  const setup = { ruleset: 'cartagena-tortuga', seats: 4, options: {} };
  const row: TableRow = {
    ...{ table, host: HOST, command: stage, revision: 1, secret: '0'.repeat(64), created: 1, stage },
    originalPlan: null,
    plan: {
      ...{ setup, clock: { kind: 'none' }, visibility: 'link', spectators: false },
      ...{ delaySeconds: 0, odds: true, standIn: 'mate' },
    },
    listing: {
      ...{ table, ruleset: setup.ruleset, seats: 4, taken: 2, names: ['Rosa', 'Ben'], stage },
      ...{ clock: { kind: 'none' }, spectators: false, created: 1 },
    },
    ...{ touched: 1, wake: null },
  };
  await store.commit([
    { w: 'person', row: { person: HOST, name, program: false, owner: null, created: 1 } },
    { w: 'table', row },
  ]);
  return table;
}

async function tagsOf(server: TestServer, path: string, language = 'en'): Promise<Map<string, string>> {
  const answer = await fetch(`${server.at}${path}`, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  const tags = [...(await answer.text()).matchAll(/<meta property="([^"]+)" content="([^"]*)" \/>/g)];
  return new Map(tags.map(([, name = '', content = '']) => [name, content]));
}

test('the link to an open table says who invites to what, in the language of the reader', async () => {
  const server = await openWithPages();
  const table = await makeTable(server.store, 'open');
  const tags = await tagsOf(server, `/t/${table}`);
  expect(tags.get('og:title')).toBe('Rosa invites you to Cartagena: Tortuga');
  expect(tags.get('og:description')).toContain('2 of 4');
  expect(tags.get('og:url')).toBe(`${server.at}/t/${table}`);
  expect(tags.get('og:image')).toBe(`${server.at}/preview-cartagena.jpg`);
  expect((await tagsOf(server, `/t/${table}`, 'uk-UA,uk;q=0.9')).get('og:title')).toBe(
    'Rosa запрошує вас: Картахена: Тортуга',
  );
});

test('of a game that has begun only its name is told, the same while it runs and when it is over', async () => {
  const server = await openWithPages();
  const [running, over] = [await makeTable(server.store, 'running'), await makeTable(server.store, 'over')];
  const [a, b] = [await tagsOf(server, `/t/${running}`), await tagsOf(server, `/t/${over}`)];
  expect(a.get('og:title')).toBe('Cartagena: Tortuga on Topsail');
  for (const tags of [a, b]) tags.delete('og:url');
  expect(a).toEqual(b);
});

test('a table that is not there has the general preview, and a name cannot break out of it', async () => {
  const server = await openWithPages();
  expect((await tagsOf(server, '/t/nowhere')).get('og:title')).toBe('Topsail');
  const table = await makeTable(server.store, 'open', '"><script>$&');
  const page = await (await fetch(`${server.at}/t/${table}`)).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('&#34;&#62;&#60;script&#62;$&#38; invites you');
});
