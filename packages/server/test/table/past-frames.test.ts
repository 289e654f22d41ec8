import { describe, expect, it } from 'vitest';
import { playOn, startedTable, type TableFrame } from './kit.ts';
import { openBeforeEach, service, anne, mary, spectator } from './people.ts';

openBeforeEach();

const RACE = { ruleset: 'jamaica-2', seats: 2 };

async function framesSeenBy(table: string, person: string, from: number, to: number): Promise<TableFrame[]> {
  const answer = await service.tables.pastFrames(table, person, { from, to });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value.map((frame) => JSON.parse(frame) as TableFrame);
}

/** A table after some moves, which a spectator has watched. */
async function playedTable(steps: number): Promise<string> {
  const table = await startedTable(RACE, anne, mary);
  await spectator.opens(table, 0);
  await playOn(table, [anne, mary], ({ public: now }) => now.steps >= steps);
  return table;
}

/** A frame without the time it was sent and the version since which it tells the changes. */
function withoutTimes({ version, public: all, own }: TableFrame): object {
  return { version, all, own };
}

describe('the past frames of a running table', () => {
  it('are for each viewer the frames that were sent to them at the time', async () => {
    const table = await playedTable(20);
    for (const guest of [anne, mary, spectator]) {
      const shown = guest.tableFrames(table).filter(({ public: { stage } }) => stage === 'running');
      expect(shown.length).toBeGreaterThan(15);
      for (const frame of shown) {
        const [again] = await framesSeenBy(table, guest.person.person, frame.version, frame.version);
        expect(again === undefined ? undefined : withoutTimes(again)).toEqual(withoutTimes(frame));
        expect(again?.changes.at(-1)).toEqual(frame.changes.at(-1));
      }
    }
  });

  it('show no hand of cards to a spectator or to a person without a token', async () => {
    const table = await playedTable(12);
    const { version } = anne.at(table);
    for (const person of [spectator.person.person, ''])
      for (const { own } of await framesSeenBy(table, person, 1, version))
        expect(own).toMatchObject({ seat: null, game: null, moves: [] });
    const [mine] = await framesSeenBy(table, anne.person.person, version, version);
    expect(mine?.own.game).not.toBeNull();
  });

  it('contain nothing that delayed spectators may not see yet', async () => {
    const table = await startedTable({ ...RACE, delaySeconds: 3600 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: now }) => now.steps >= 6);
    const { version } = anne.at(table);
    expect((await framesSeenBy(table, anne.person.person, 1, version)).at(-1)?.version).toBe(version);
    expect(await spectator.opens(table, 0)).toMatchObject({ version: 4, public: { stage: 'open' } });
    for (const person of [spectator.person.person, ''])
      expect((await framesSeenBy(table, person, 1, version)).map((frame) => frame.version)).toEqual([
        1, 2, 3, 4,
      ]);
  });

  it('are refused to a person who may not watch, and for a table that does not exist', async () => {
    const table = await startedTable({ ...RACE, spectators: false }, anne, mary);
    const refused = await service.tables.pastFrames(table, spectator.person.person, undefined);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'table/no-spectators' } });
    expect(await service.tables.pastFrames('no-such-table', '', undefined)).toMatchObject({
      ok: false,
      refusal: { code: 'table/unknown' },
    });
  });

  it('are the newest version with the plan when no range is given', async () => {
    const table = await playedTable(3);
    const answer = await service.tables.pastFrames(table, mary.person.person, undefined);
    const frames = answer.ok ? answer.value.map((frame) => JSON.parse(frame) as TableFrame) : [];
    expect(frames).toHaveLength(1);
    expect(frames[0]).toMatchObject({
      version: mary.at(table).version,
      plan: { setup: { ruleset: 'jamaica-2' } },
    });
  });
});
