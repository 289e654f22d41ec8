import { SPECTATOR } from '@topsail/engine';
import { knownGameOf } from '@topsail/games';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../src/table/summary/game-summary.ts';
import { InMemoryTable } from './in-memory-table.ts';
import { isAwaited, openForTest, playOn, restart, seatedTable, startedTable, type Guest } from './kit.ts';

const YASSA = { ruleset: 'yassa', seats: 2 } as const;
const SLOW = { ...YASSA, clock: { kind: 'slow', hours: 24 } } as const;

/** The ids of the tables in somebody's list, in any order. */
function tablesOf(guest: Guest): string[] {
  return guest.games.map(({ table }) => table).toSorted();
}

describe('the list of one’s games', () => {
  it('has all games of the person in every stage, and none of others', async () => {
    const { service, anne, mary, john } = await openForTest();
    const running = await startedTable(YASSA, anne, mary);
    const open = await seatedTable(YASSA, mary);
    const over = await startedTable(YASSA, anne, mary);
    await playOn(over, [anne, mary]);
    await startedTable(YASSA, anne);
    await service.tables.watchGames(mary);
    expect(tablesOf(mary)).toEqual([running, open, over].toSorted());
    const finished = mary.games.find(({ table }) => table === over);
    expect(finished).toMatchObject({ stage: 'over', waiting: [], places: [{ entrant: 0 }, { entrant: 1 }] });
    await service.tables.watchGames(john);
    expect(john.last('games')).toEqual({ t: 'games', games: [] });
  });

  it('says for whom a game waits, how long, and where the pieces are', async () => {
    const { service, anne, mary } = await openForTest();
    const table = await startedTable(SLOW, anne, mary);
    await service.tables.watchGames(anne);
    const { public: shown } = anne.at(table);
    const [awaited] = shown.waiting;
    expect(anne.games).toMatchObject([
      {
        ...{ table, ruleset: 'yassa', stage: 'running', clock: SLOW.clock, places: null, rematch: null },
        seats: shown.seats,
        waiting: [{ seat: awaited, for: 'move', deadline: shown.clocks?.[awaited ?? 0]?.deadline }],
        sketch: knownGameOf('yassa').sketch(shown.game ?? {}),
      },
    ]);
  });

  it('changes with every move, in every tab, and on no connection of others', async () => {
    const { service, anne, mary, john, spectator } = await openForTest();
    const tab = anne.tab();
    for (const guest of [anne, tab, mary, john, spectator]) await service.tables.watchGames(guest);
    const table = await startedTable(YASSA, anne, mary);
    await spectator.opens(table);
    expect(tab.games).toEqual(anne.games);
    const mover = [anne, mary].find((guest) => isAwaited(guest, table))!;
    const before = anne.games[0];
    await mover.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' });
    expect(anne.games[0]).not.toEqual(before);
    for (const guest of [tab, mary]) expect(guest.games).toEqual(anne.games);
    for (const guest of [john, spectator])
      expect(guest.frames.filter(({ t }) => t.startsWith('game'))).toEqual([{ t: 'games', games: [] }]);
  });

  it('is sent no more after the person has stopped watching, or is gone', async () => {
    const { service, anne, mary } = await openForTest();
    for (const guest of [anne, mary]) await service.tables.watchGames(guest);
    service.tables.unwatchGames(anne);
    mary.disconnects();
    await seatedTable(YASSA, anne, mary);
    expect([...anne.games, ...mary.games]).toEqual([]);
  });

  it('has a table from its creation on, until its host or guest has left it', async () => {
    const { service, anne, mary } = await openForTest();
    for (const guest of [anne, mary]) await service.tables.watchGames(guest);
    const table = await anne.creates(YASSA);
    expect(anne.games).toMatchObject([{ table, stage: 'open', waiting: [] }]);
    expect(mary.games).toEqual([]);
    for (const [seat, guest] of [anne, mary].entries()) {
      await guest.opens(table);
      await guest.does(table, { k: 'sit', seat, seal: guest.seal(table) });
    }
    expect(mary.games).toMatchObject([{ table, waiting: [{ seat: 0, for: 'start' }] }]);
    await anne.does(table, { k: 'kick', seat: 1 });
    expect(mary.last('game-gone')).toEqual({ t: 'game-gone', table });
    expect(mary.games).toEqual([]);
    expect(anne.games).toMatchObject([{ table, waiting: [] }]);
  });

  it('has a rematch at once, and says that it waits for those who are not ready', async () => {
    const { service, anne, mary } = await openForTest();
    const table = await startedTable(YASSA, anne, mary);
    await playOn(table, [anne, mary]);
    await service.tables.watchGames(mary);
    const again = await anne.tries(table, { k: 'rematch' });
    if ('refusal' in again) throw new Error('no rematch');
    const waiting = [0, 1].map((seat) => ({ seat, for: 'nonce', deadline: null }));
    const rematch = mary.games.find((game) => game.table === again.table);
    expect(rematch).toMatchObject({ stage: 'open', waiting });
    expect(mary.games.find((game) => game.table === table)).toMatchObject({ rematch: again.table });
    await service.tables.watchGames(anne);
    expect(anne.games.find((game) => game.table === again.table)).toEqual(rematch);
  });

  it('is the same after a restart', async () => {
    const { service, anne, mary } = await openForTest();
    await startedTable(YASSA, anne, mary);
    await seatedTable(YASSA, anne);
    await service.tables.watchGames(anne);
    const again = await restart(service);
    const returned = anne.connectedTo(again);
    await again.tables.watchGames(returned);
    const byTable = (guest: Guest): object =>
      Object.fromEntries(guest.games.map((game) => [game.table, game]));
    expect(byTable(returned)).toEqual(byTable(anne));
  });

  it('goes on page by page with games that are over', async () => {
    const { service, anne, mary } = await openForTest();
    const over = await startedTable(YASSA, anne, mary);
    await playOn(over, [anne, mary]);
    const row = (await service.store.table(over))!;
    const [{ summary } = { summary: undefined }] = await service.store.gamesOf(anne.person.person, 'over', 1);
    const played = Array.from({ length: 22 }, (_, n) => `over-${n}`);
    for (const [n, table] of played.entries())
      await service.store.commit([
        { w: 'table', row: { ...row, table, command: table } },
        {
          ...{ w: 'summary', table, version: 1, summary: { ...summary!, table }, areOthers: true },
          members: { people: [anne.person.person], stage: 'over', since: row.touched + 1 + n },
        },
      ]);
    await service.tables.watchGames(anne);
    expect(anne.last('games')?.games.map(({ table }) => table)).toEqual(played.slice(2).toReversed());
    const ids = async (person: string, after: string): Promise<string[]> =>
      (await service.tables.olderGames(person, after)).map(({ table }) => table);
    expect(await ids(anne.person.person, played[2]!)).toEqual([played[1], played[0], over]);
    expect(await ids(mary.person.person, played[2]!)).toEqual([]);
    expect(await ids('nobody', played[2]!)).toEqual([]);
  });
});

describe('a summary', () => {
  it('stays as it is when a player changes a secret pick: nothing is stored or sent', async () => {
    const { service, anne, mary } = await openForTest();
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 2 }, anne, mary);
    const mayPick = (guest: Guest): boolean =>
      guest.at(table).own.moves.length > 1 && isAwaited(guest, table);
    await playOn(table, [anne, mary], () => [anne, mary].every(mayPick));
    await anne.does(table, { k: 'move', move: anne.at(table).own.moves[0] ?? '' });
    await service.tables.watchGames(mary);
    const sent = mary.frames.length;
    await anne.does(table, { k: 'move', move: anne.at(table).own.moves[1] ?? '' });
    expect(mary.frames.slice(sent)).toEqual([]);
    expect(mary.games[0]?.waiting.map(({ seat }) => seat)).toContain(mary.at(table).own.seat);
  });

  it.each(['jamaica-2', 'yassa', 'cartagena-jamaica', 'cartagena-tortuga'])(
    'of %s has nothing of the game but what a spectator sees',
    async (ruleset) => {
      const made = new InMemoryTable({ ruleset, seats: 2 }, 'anne', 'mary');
      await made.starts();
      for (let n = 0; n < 30 && made.table.stage === 'running'; n++) {
        const seat = made.turn;
        await made.does(['anne', 'mary'][seat]!, { k: 'move', move: made.moves(seat).at(-1)! });
        const { game, gameState } = made.table;
        const seen = game.view(gameState!, SPECTATOR).table;
        expect(summaryOf(made.table).sketch).toEqual(game.sketch(seen));
      }
    },
  );

  it('asks for consent to an undo those who have not answered', async () => {
    const made = new InMemoryTable({ ruleset: 'yassa', seats: 3 }, 'anne', 'mary', 'john');
    await made.starts();
    const asking = made.turn;
    made.write({ k: 'undo-asked', seat: asking, steps: 0 });
    const others = [0, 1, 2].filter((seat) => seat !== asking);
    const consenting = (): number[] =>
      summaryOf(made.table).waiting.flatMap((waiting) => (waiting.for === 'consent' ? waiting.seat : []));
    expect(consenting()).toEqual(others);
    made.write({ k: 'undo-agreed', seat: others[0]! });
    expect(consenting()).toEqual(others.slice(1));
  });
});
