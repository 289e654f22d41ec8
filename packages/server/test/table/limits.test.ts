import { describe, expect, it } from 'vitest';
import { startedTable } from './kit.ts';
import { openBeforeEach, anne, mary } from './people.ts';

openBeforeEach();

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };

describe('a person', () => {
  it('may create a limited number of tables', async () => {
    const created = [];
    for (let n = 0; n < 60; n++) created.push(anne.creates(OPEN_HANDS));
    expect(new Set(await Promise.all(created)).size).toBe(60);
    await expect(anne.creates(OPEN_HANDS)).rejects.toThrow('table/too-many');
    await expect(mary.creates(OPEN_HANDS)).resolves.toEqual(expect.any(String));
  });

  it('may mute a limited number of people', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    for (let n = 0; n < 20; n++) await anne.does(table, { k: 'mute', person: `p${n}`, muted: true });
    expect(await anne.tries(table, { k: 'mute', person: 'more', muted: true })).toHaveProperty('refusal');
    await anne.does(table, { k: 'mute', person: 'p0', muted: false });
    await anne.does(table, { k: 'mute', person: 'more', muted: true });
  });
});
