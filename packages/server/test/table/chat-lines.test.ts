import { StoreFailure, type ChatRow, type Write } from '@topsail/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Chat } from '../../src/table/chat.ts';
import { openForTest, testContext, type TestTables } from './kit.ts';

let at: TestTables;
let table: string;
let chat: Chat;

beforeEach(async () => {
  at = await openForTest();
  table = await at.anne.creates({ ruleset: 'yassa', seats: 2 });
  chat = await Chat.open(testContext(at.service.store, {}), table);
});

/** A chat whose store answers as the test says, and the lines it was asked to store. */
function chatOf(...outcomes: ('stored' | 'conflict' | Error)[]): { chat: Chat; asked: ChatRow[] } {
  const asked: ChatRow[] = [];
  const context = testContext(at.service.store, {});
  vi.spyOn(context.commits, 'write').mockImplementation((_table, writes) => {
    for (const write of writes as Write[]) if (write.w === 'chat') asked.push(write.row);
    const outcome = outcomes.shift() ?? 'stored';
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  });
  return { chat: new Chat(context, table), asked };
}

const says = (text: string, channel: 'seats' | 'spectators' = 'seats') => chat.add(at.anne, channel, text);
const texts = (lines: readonly { readonly text: string }[]): string[] => lines.map(({ text }) => text);

describe('a line of chat', () => {
  it.each([
    ['  Ahoy  ', 'Ahoy'],
    ['one  two   three', 'one two three'],
    ['one\ntwo\u2028three\u2029four', 'one two three four'],
    ['left\u202Eright\u200B!', 'leftright!'],
    ['z\u0307o\u0301\u0142w', 'żółw'],
  ])('%j is kept as %j', async (said, kept) => {
    expect(await says(said)).toMatchObject({ ok: true, value: { text: kept, name: 'Anne' } });
  });

  it.each(['', '   ', '\n\u202E\u200B'])('that is empty is refused: %j', async (said) => {
    expect(await says(said)).toEqual({ ok: false, refusal: { code: 'chat/empty' } });
  });

  it('has the next number of its channel alone, also after the table was loaded again', async () => {
    const numbers = [await says('one'), await says('two', 'spectators')];
    chat = await Chat.open(testContext(at.service.store, {}), table);
    numbers.push(await says('three'));
    expect(numbers.map((line) => line.ok && line.value.n)).toEqual([1, 1, 2]);
    expect(chat.lines('seats').map(({ n }) => n)).toEqual([1, 2]);
    expect(texts(chat.lines('seats'))).toEqual(['one', 'three']);
    expect(texts(chat.lines('spectators'))).toEqual(['two']);
  });

  it('is among the last fifty of its channel, also after the table was loaded again', async () => {
    for (let n = 1; n <= 53; n++) await says(`line ${n}`, n === 1 ? 'spectators' : 'seats');
    const again = await Chat.open(testContext(at.service.store, {}), table);
    for (const { lines } of [chat, again].map((one) => ({ lines: one.lines.bind(one) }))) {
      expect(texts(lines('seats')).slice(0, 2)).toEqual(['line 4', 'line 5']);
      expect(lines('seats').map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, i) => i + 3));
      expect(texts(lines('spectators'))).toEqual(['line 1']);
    }
  });

  it('is refused with the time to wait when there were too many', async () => {
    chat = await Chat.open(testContext(at.service.store, { countChatLine: () => 2 }), table);
    expect(await says('more')).toEqual({
      ok: false,
      refusal: { code: 'chat/too-many', params: { seconds: 2 } },
    });
    expect(chat.lines('seats')).toEqual([]);
  });

  it('takes the next number when another process has used its own, three times at most', async () => {
    const { chat: lucky, asked } = chatOf('conflict', 'conflict', 'stored');
    expect(await lucky.add(at.anne, 'seats', 'Ahoy')).toMatchObject({ ok: true, value: { n: 1 } });
    expect(asked.map((row) => [row.n, row.table, row.text])).toEqual(
      [1, 2, 3].map((n) => [n, table, 'Ahoy']),
    );
    const { chat: unlucky } = chatOf('conflict', 'conflict', 'conflict', 'stored');
    expect(await unlucky.add(at.anne, 'seats', 'Ahoy')).toEqual({
      ok: false,
      refusal: { code: 'store/unavailable' },
    });
    expect(unlucky.lines('seats')).toEqual([]);
  });

  it('that cannot be stored is refused, and shown to nobody', async () => {
    const { chat: full } = chatOf(new StoreFailure('no room', true));
    expect(await full.add(at.anne, 'seats', 'Ahoy')).toEqual({
      ok: false,
      refusal: { code: 'store/full' },
    });
    expect(full.lines('seats')).toEqual([]);
  });
});
