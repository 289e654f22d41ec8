import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../refusals.ts';
import type { Done } from './commands.ts';
import { atSea, Log, online } from './testing/sea.ts';

const agree = { k: 'agree' } as const;

/** What has been answered by now; the promise of a command settles a little after its frame. */
async function answerOf(command: Promise<Answer<Done>>): Promise<Answer<Done> | 'none yet'> {
  const none = new Promise<'none yet'>((done) => setTimeout(() => done('none yet')));
  return Promise.race([command, none]);
}

describe('the lobby', () => {
  test('is looked at again when the line comes back, until nobody looks', () => {
    const { harbour, client, server } = online();
    let lists = 0;
    const listener = { lobby: () => lists++, listed: () => undefined, unlisted: () => undefined };
    const leave = client.watchLobby(listener);
    harbour.carryAll();
    harbour.line.cut();
    harbour.pass(1000);
    harbour.carryAll();
    expect(lists).toBe(2);
    leave();
    harbour.carryAll();
    client.lose();
    client.hurry();
    harbour.carryAll();
    expect(lists).toBe(2);
    expect(server.heardAll.filter(({ t }) => t === 'lobby')).toHaveLength(3);
  });
});

describe('a command', () => {
  test('says what its giver had seen, and is answered with the version it made', async () => {
    const { harbour, client, server } = online();
    client.watch('t', new Log(), 0);
    server.happen('t');
    harbour.carryAll();
    const done = client.act('t', agree);
    harbour.carryAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 't', version: 2 } });
    expect(server.heardAll.at(-1)).toMatchObject({ t: 'do', seen: 1, deed: agree });
  });

  test('that makes a table is answered with the table', async () => {
    const { harbour, client } = online();
    const done = client.create({ ruleset: 'yassa', seats: 2 });
    harbour.carryAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 'made', version: 1 } });
  });

  test('may be refused', async () => {
    const { harbour, client } = online();
    const done = client.act('t', { k: 'start' });
    harbour.carryAll();
    expect(await answerOf(done)).toEqual({ ok: false, refusal: { code: 'table/not-host' } });
  });

  test('whose answer was lost is sent again as the same command, and done once', async () => {
    const { harbour, client, server } = online();
    const done = client.act('t', agree);
    harbour.line.carryUp();
    expect(server.doneAt('t')).toHaveLength(1);
    harbour.line.cut();
    expect(await answerOf(done)).toBe('none yet');
    harbour.pass(1000);
    harbour.carryAll();
    expect(await answerOf(done)).toEqual({ ok: true, value: { table: 't', version: 1 } });
    expect(server.doneAt('t')).toHaveLength(1);
    const sent = server.heardAll.filter(({ t }) => t === 'do');
    expect(sent[1]).toEqual(sent[0]);
  });

  test('given while there is no line waits for it', async () => {
    const { harbour, client, server } = atSea();
    const done = client.act('t', agree);
    harbour.carryAll();
    expect(await answerOf(done)).toMatchObject({ ok: true });
    expect(server.doneAt('t')).toHaveLength(1);
  });

  test('is refused when the client is closed before its answer, and ever after', async () => {
    const { harbour, client } = online();
    const before = client.act('t', agree);
    client.close();
    expect(await answerOf(before)).toEqual({ ok: false, refusal: { code: 'server/stopping' } });
    expect(await answerOf(client.act('t', agree))).toMatchObject({ ok: false });
    harbour.pass(600_000);
    expect(harbour.dialled).toBe(1);
  });
});

test('what is said without a line is not kept for later', () => {
  const { client } = atSea();
  expect(client.say('t', 'seats', 'Ahoy')).toBe(false);
});

const DEEDS = ['act', 'create', 'other', 'up', 'down', 'cut', 'silence', 'hurry', 'wait'] as const;

test('however the line breaks, every command is done once and every happening is told once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...DEEDS), { maxLength: 120 }), async (deeds) => {
      const { harbour, client, server } = atSea();
      const log = new Log();
      client.watch('t', log, 0);
      const commands: Promise<Answer<Done>>[] = [];
      const doing: Readonly<Record<(typeof DEEDS)[number], () => void>> = {
        act: () => void commands.push(client.act('t', agree)),
        create: () => void commands.push(client.create({ ruleset: 'yassa', seats: 2 })),
        other: () => server.happen('t'),
        up: () => void harbour.line.carryUp(),
        down: () => void harbour.line.carryDown(),
        cut: () => harbour.line.cut(),
        silence: () => harbour.line.fallSilent(),
        hurry: () => client.hurry(),
        wait: () => harbour.pass(700),
      };
      for (const deed of deeds) doing[deed]();
      for (let n = 0; n < 4; n++) {
        harbour.pass(40_000);
        harbour.carryAll();
      }
      const answers = await Promise.all(commands.map(answerOf));
      expect(answers.every((answer) => answer !== 'none yet' && answer.ok)).toBe(true);
      const done = [...server.doneAt('t'), ...server.doneAt('made')].filter((by) => by !== 'unasked');
      expect(new Set(done).size).toBe(commands.length);
      expect(done).toHaveLength(commands.length);
      expect(log.told).toEqual(server.doneAt('t').map((_, n) => n + 1));
    }),
    { numRuns: process.env.TOPSAIL_SHORT === '1' ? 40 : 400 },
  );
});
