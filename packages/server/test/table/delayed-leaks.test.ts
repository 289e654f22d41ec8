import type { PlanInput, ToClient } from '@topsail/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { openForTest, playOn, startedTable, stopClock, type Guest, type TestTables } from './kit.ts';

const DELAY = 60;
const DELAYED: PlanInput = {
  ...{ ruleset: 'cartagena-tortuga', seats: 2, delaySeconds: DELAY },
  visibility: 'public',
};

let at: TestTables;
let pass: (milliseconds: number) => Promise<void>;
let table: string;

/** A game that spectators see a minute later. */
beforeEach(async () => {
  pass = stopClock();
  at = await openForTest();
  table = await startedTable(DELAYED, at.anne, at.mary);
  await at.spectator.opens(table);
  at.service.tables.watchLobby(at.spectator);
});

/** What the spectator has received since. */
async function receivedDuring(
  happens: () => Promise<unknown>,
  spectator = at.spectator,
): Promise<ToClient[]> {
  const before = spectator.frames.length;
  await happens();
  return spectator.frames.slice(before).filter(({ t }) => t !== 'present');
}

describe('a spectator who sees the game later', () => {
  it('does not learn from the lobby that somebody has left or come back', async () => {
    const received = await receivedDuring(async () => {
      await at.anne.does(table, { k: 'leave' });
      await at.anne.does(table, { k: 'return' });
    });
    expect(received).toEqual([]);
  });

  it('does not learn from a rematch that the game is over', async () => {
    let rematch = '';
    const received = await receivedDuring(async () => {
      await playOn(table, [at.anne, at.mary]);
      const outcome = await at.anne.tries(table, { k: 'rematch' });
      rematch = 'table' in outcome ? outcome.table : '';
      await at.anne.opens(rematch, 0);
      await at.mary.opens(rematch, 0);
      await at.mary.does(rematch, { k: 'leave' });
    });
    expect(received).toEqual([]);
    await pass(DELAY * 1000);
    await at.mary.opens(rematch, 0);
    expect(at.spectator.last('listed')?.table).toMatchObject({ table: rematch, taken: 1 });
  });

  it('is refused the same before and after the end, and on a table that is full of versions', async () => {
    const refused = async (): Promise<unknown[]> => {
      const commands = ['leave', 'undo', 'agree', 'decline', 'return', 'rematch', 'start'] as const;
      const answers = [];
      for (const k of commands) answers.push(await at.spectator.tries(table, { k }));
      return answers.map((answer) => ('refusal' in answer ? answer.refusal : answer));
    };
    const before = await refused();
    await playOn(table, [at.anne, at.mary]);
    expect(await refused()).toEqual(before);
  });

  it('is not told how many versions there are when the host among them mutes somebody', async () => {
    const host = at.john;
    const own = await host.creates(DELAYED);
    await host.opens(own, 0);
    const players: Guest[] = [at.anne, at.mary];
    for (const [seat, guest] of players.entries()) {
      await guest.opens(own, 0);
      await guest.does(own, { k: 'sit', seat, seal: guest.seal(own) });
    }
    await host.starts(own, ...players);
    const { version } = host.at(own);
    await playOn(own, players, ({ public: { steps } }) => steps >= 5);
    expect(await host.does(own, { k: 'mute', person: at.mary.person.person, muted: true })).toBe(version);
  });
});

it('the lines of one channel do not tell how many the other has', async () => {
  for (let n = 0; n < 3; n++) await at.anne.says(table, `line ${n}`);
  await at.spectator.says(table, 'Ahoy', 'spectators');
  expect(at.spectator.last('chat')?.lines.map(({ n }) => n)).toEqual([1]);
});
