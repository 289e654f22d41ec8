import { describe, expect, it } from 'vitest';
import { type Guest, isAwaited, restart, startedTable } from './kit.ts';
import { openWithStoppedClock, service, anne, mary, john, pass } from './people.ts';

openWithStoppedClock();

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };
const presences = (guest: Guest): object[] =>
  guest.frames.flatMap((frame) =>
    frame.t === 'present' ? [{ seats: frame.seats, spectators: frame.spectators }] : [],
  );

/** Somebody plays the first move they may. */
async function plays(table: string): Promise<void> {
  const mover = isAwaited(anne, table) ? anne : mary;
  await mover.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' });
}

describe('everybody at a table is told who is there', () => {
  it('when that changes, and on arrival', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    anne.frames.length = 0;
    await john.opens(table);
    const tab = mary.tab();
    await tab.opens(table);
    expect(presences(tab)).toEqual([{ seats: [0, 1], spectators: 1 }]);
    mary.disconnects();
    expect(presences(anne)).toEqual([{ seats: [0, 1], spectators: 1 }]);
    tab.disconnects();
    john.disconnects();
    expect(presences(anne).slice(1)).toEqual([
      { seats: [0], spectators: 1 },
      { seats: [0], spectators: 0 },
    ]);
  });

  it('as spectators only from the start on', async () => {
    const table = await anne.creates(OPEN_HANDS);
    for (const guest of [anne, mary, john]) await guest.opens(table);
    await john.says(table, 'Ahoy');
    expect(anne.last('chat')?.lines).toMatchObject([{ name: 'John', channel: 'seats' }]);
    await anne.does(table, { k: 'sit', seat: 1, seal: anne.seal(table) });
    expect(presences(john).at(-1)).toEqual({ seats: [1], spectators: 0 });
    await mary.does(table, { k: 'sit', seat: 0, seal: mary.seal(table) });
    await anne.starts(table, mary);
    expect(presences(john).at(-1)).toEqual({ seats: [0, 1], spectators: 1 });
    expect(john.at(table)).toMatchObject({ public: { stage: 'running' }, own: { seat: null, game: null } });
    await john.says(table, 'Ahoy', 'seats');
    expect(john.last('refused')).toMatchObject({ refusal: { code: 'table/not-seated' } });
    await john.says(table, 'Psst', 'spectators');
    expect(john.last('chat')?.lines).toMatchObject([{ text: 'Psst', channel: 'spectators' }]);
  });

  it('and the chat of their channel, if there is any', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    await john.opens(table);
    expect(john.last('chat')).toBeUndefined();
    await anne.says(table, 'Ahoy');
    await john.says(table, 'Psst', 'spectators');
    const [player, spectator] = [mary.tab(), john.tab()];
    await player.opens(table);
    await spectator.opens(table);
    expect(player.last('chat')?.lines.map(({ text }) => text)).toEqual(['Ahoy']);
    expect(spectator.last('chat')?.lines.map(({ text }) => text)).toEqual(['Psst']);
  });
});

it('a host without a seat may watch a table that has no spectators', async () => {
  const table = await anne.creates({ ...OPEN_HANDS, spectators: false });
  for (const guest of [anne, mary]) await guest.opens(table);
  await mary.does(table, { k: 'sit', seat: 0, seal: mary.seal(table) });
  await anne.does(table, { k: 'seat-bot', seat: 1, level: 'cabin-boy' });
  await anne.starts(table, mary);
  expect(anne.last('closed')).toBeUndefined();
  expect(anne.at(table)).toMatchObject({ public: { stage: 'running' }, own: { seat: null, host: true } });
});

it('a table with a delay that is loaded again shows spectators each version when it is due', async () => {
  const table = await startedTable({ ...OPEN_HANDS, delaySeconds: 10 }, anne, mary);
  const { version } = anne.at(table);
  await pass(6000);
  await plays(table);
  await pass(3000);
  const again = await restart(service);
  const spectator = john.connectedTo(again);
  expect(await spectator.opens(table, 0)).toMatchObject({
    version: version - 1,
    public: { stage: 'open' },
  });
  await pass(1000);
  expect(spectator.at(table)).toMatchObject({ version, public: { stage: 'running', steps: 0 } });
  await pass(5999);
  expect(spectator.at(table).version).toBe(version);
  await pass(1);
  expect(spectator.at(table)).toMatchObject({ version: version + 1, public: { steps: 1 } });
});
