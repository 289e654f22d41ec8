import { describe, expect, it } from 'vitest';
import { startedTable } from './kit.ts';
import { openBeforeEach, anne, mary, john } from './people.ts';

openBeforeEach();

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };

describe('chat', () => {
  it('has one channel for the seats and one for the spectators', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    await john.opens(table);
    await anne.says(table, 'Ahoy\u202E\n there');
    await john.says(table, 'Psst', 'spectators');
    await john.says(table, 'Look at her cards', 'seats');
    expect(mary.last('chat')?.lines).toMatchObject([{ name: 'Anne', text: 'Ahoy there', channel: 'seats' }]);
    expect(john.last('chat')?.lines).toMatchObject([{ text: 'Psst' }]);
    expect(john.last('refused')).toMatchObject({ refusal: { code: 'table/not-seated' } });
    expect(mary.frames.filter(({ t }) => t === 'chat')).toHaveLength(1);
  });

  it('is sent to later viewers; people who are muted are refused', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    for (let line = 0; line < 5; line++) await anne.says(table, `line ${line}`);
    const tab = mary.tab();
    await tab.opens(table);
    expect(tab.last('chat')?.lines.map(({ text }) => text)).toEqual([0, 1, 2, 3, 4].map((i) => `line ${i}`));
    await anne.does(table, { k: 'mute', person: mary.person.person, muted: true });
    await mary.says(table, 'But');
    expect(mary.last('refused')).toMatchObject({ refusal: { code: 'chat/muted' } });
  });

  it('is sent even when an executed command is sent again at the same time', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    const command = { k: 'mute', person: 'somebody', muted: true } as const;
    const mute = (): Promise<unknown> => anne.tries(table, command, { id: 'once' });
    await mute();
    await Promise.all([mute(), anne.says(table, 'Ahoy')]);
    expect(mary.last('chat')?.lines).toMatchObject([{ text: 'Ahoy' }]);
  });
});
