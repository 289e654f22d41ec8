import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryTable } from '../in-memory-table.ts';

const RACE = { ruleset: 'jamaica-1', seats: 3 };
const sitAt = (seat: number, colour?: number) =>
  ({ k: 'sit', seat, seal: 'a'.repeat(64), ...(colour === undefined ? {} : { colour }) }) as const;

/** Anne and Mary are seated; the third seat is empty. */
let open: InMemoryTable;
/** The same with a bot in the third seat; the game has started. */
let running: InMemoryTable;

beforeEach(async () => {
  open = new InMemoryTable(RACE, 'anne', 'mary');
  running = new InMemoryTable(RACE, 'anne', 'mary');
  await running.does('anne', { k: 'seat-bot', seat: 2, level: 'sailor' });
  await running.starts();
});

const colours = ({ table }: InMemoryTable): number[] => table.seats.map(({ colour }) => colour);
const occupants = ({ table }: InMemoryTable): object[] => table.seats.map(({ occupant }) => occupant);

describe('sitting down', () => {
  it('takes a free seat with its colour', async () => {
    expect(await open.does('john', sitAt(2))).toEqual([
      {
        ...{ k: 'sat', seat: 2, person: 'john', name: 'john', program: false },
        ...{ colour: 2, seal: 'a'.repeat(64) },
      },
    ]);
    expect(occupants(open)[2]).toEqual({ kind: 'person', person: 'john', name: 'john', program: false });
  });

  it('in another seat keeps the colour; the old seat gets the colour of the new one', async () => {
    await open.does('mary', sitAt(2));
    expect(occupants(open).map((occupant) => 'kind' in occupant && occupant.kind)).toEqual([
      ...['person', 'nobody', 'person'],
    ]);
    expect(colours(open)).toEqual([0, 2, 1]);
    expect(open.table.seats[1]).toMatchObject({ standIn: null, seal: null, nonce: null });
  });

  it('in the same seat again can change the colour', async () => {
    await open.does('mary', sitAt(1, 4));
    expect(colours(open)).toEqual([0, 4, 2]);
  });

  it('is refused in a missing or taken seat and with a taken colour', async () => {
    expect(await open.refusal('john', sitAt(3))).toEqual({ code: 'table/no-such-seat', params: { seat: 3 } });
    expect(await open.refusal('john', sitAt(1))).toEqual({ code: 'table/seat-taken', params: { seat: 1 } });
    expect(await open.refusal('john', sitAt(2, 1))).toEqual({
      code: 'table/colour-taken',
      params: { colour: 1 },
    });
    await open.does('anne', { k: 'seat-bot', seat: 2, level: 'mate' });
    expect(await open.refusal('john', sitAt(2))).toEqual({ code: 'table/seat-taken', params: { seat: 2 } });
  });

  it('is refused after the start', async () => {
    expect(await running.refusal('mary', sitAt(1))).toEqual({ code: 'table/not-open' });
  });
});

describe('a seal', () => {
  it('is given by a seated person before the start', async () => {
    await open.does('mary', { k: 'ready', seal: 'b'.repeat(64) });
    expect(open.table.seats.map(({ seal }) => seal)).toEqual([open.seal('anne'), 'b'.repeat(64), null]);
    expect(await open.refusal('john', { k: 'ready', seal: open.seal('john') })).toEqual({
      code: 'table/not-seated',
    });
    expect(await running.refusal('mary', { k: 'ready', seal: running.seal('mary') })).toEqual({
      code: 'table/not-open',
    });
  });
});

describe('a bot', () => {
  it('is seated by the host with the colour of the seat, and can be replaced by another', async () => {
    await open.does('anne', { k: 'seat-bot', seat: 2, level: 'mate' });
    await open.does('anne', { k: 'seat-bot', seat: 2, level: 'captain' });
    expect(open.table.seats[2]).toEqual({
      ...{ occupant: { kind: 'bot', level: 'captain' }, colour: 2, standIn: null, seal: null, nonce: null },
    });
  });

  it('is refused in a seat of a person and in a missing seat', async () => {
    expect(await open.refusal('anne', { k: 'seat-bot', seat: 1, level: 'mate' })).toEqual({
      code: 'table/seat-taken',
      params: { seat: 1 },
    });
    expect(await open.refusal('anne', { k: 'seat-bot', seat: 3, level: 'mate' })).toEqual({
      code: 'table/no-such-seat',
      params: { seat: 3 },
    });
  });

  it('is seated only by the host and only before the start', async () => {
    expect(await open.refusal('mary', { k: 'seat-bot', seat: 2, level: 'mate' })).toEqual({
      code: 'table/not-host',
    });
    expect(await running.refusal('anne', { k: 'seat-bot', seat: 2, level: 'mate' })).toEqual({
      code: 'table/not-open',
    });
  });
});

describe('the host', () => {
  it('can kick a person or a bot; the seat keeps its colour', async () => {
    await open.does('mary', sitAt(1, 4));
    await open.does('anne', { k: 'seat-bot', seat: 2, level: 'mate' });
    expect(await open.does('anne', { k: 'kick', seat: 1 })).toEqual([{ k: 'left', seat: 1, kicked: true }]);
    await open.does('anne', { k: 'kick', seat: 2 });
    expect(open.table.seats.slice(1)).toEqual(
      [4, 2].map((colour) => ({
        occupant: { kind: 'nobody' },
        colour,
        standIn: null,
        seal: null,
        nonce: null,
      })),
    );
    expect(open.changes.at(-1)?.tableEvent).toEqual({ e: 'kicked', seat: 2 });
  });

  it('bars a person by kicking them, but neither a bot’s seat nor himself', async () => {
    await open.does('anne', { k: 'kick', seat: 1 });
    expect(await open.refusal('mary', sitAt(1))).toEqual({ code: 'table/barred' });
    expect(await open.refusal('mary', sitAt(2))).toEqual({ code: 'table/barred' });
    await open.does('john', sitAt(1));
    await open.does('anne', { k: 'kick', seat: 0 });
    await open.does('anne', sitAt(0));
  });

  it('cannot kick from an empty or missing seat, or after the start', async () => {
    expect(await open.refusal('anne', { k: 'kick', seat: 2 })).toEqual({
      code: 'table/seat-empty',
      params: { seat: 2 },
    });
    expect(await open.refusal('anne', { k: 'kick', seat: 3 })).toEqual({
      code: 'table/no-such-seat',
      params: { seat: 3 },
    });
    expect(await open.refusal('mary', { k: 'kick', seat: 0 })).toEqual({ code: 'table/not-host' });
    expect(await running.refusal('anne', { k: 'kick', seat: 1 })).toEqual({ code: 'table/not-open' });
  });

  it('stays the host without a seat, and after leaving a seat the first seated person becomes host', async () => {
    await open.does('mary', { k: 'leave' });
    expect(open.table.hostLeft).toBe(false);
    await open.does('mary', sitAt(2));
    await open.does('anne', { k: 'leave' });
    expect(open.table.hostLeft).toBe(true);
    await open.does('mary', { k: 'seat-bot', seat: 0, level: 'mate' });
    expect(await open.refusal('anne', { k: 'seat-bot', seat: 1, level: 'mate' })).toEqual({
      code: 'table/not-host',
    });
    await open.does('mary', { k: 'leave' });
    await open.does('anne', { k: 'seat-bot', seat: 1, level: 'mate' });
  });
});

describe('leaving', () => {
  it('frees the seat before the start', async () => {
    expect(await open.does('mary', { k: 'leave' })).toEqual([{ k: 'left', seat: 1, kicked: false }]);
    expect(occupants(open)[1]).toEqual({ kind: 'nobody' });
    expect(open.changes.at(-1)?.tableEvent).toEqual({ e: 'left', seat: 1 });
    expect(await open.refusal('mary', { k: 'leave' })).toEqual({ code: 'table/not-seated' });
  });

  it('a running game lets the bot of the plan play on', async () => {
    expect(await running.does('mary', { k: 'leave' })).toEqual([
      { k: 'stand-in', seat: 1, level: 'mate', why: 'left' },
    ]);
    expect(running.table.seats.map(({ standIn }) => standIn)).toEqual([null, 'mate', null]);
  });

  it('is refused when the game is over', async () => {
    running.table = { ...running.table, stage: 'over' };
    expect(await running.refusal('mary', { k: 'leave' })).toEqual({ code: 'table/not-running' });
  });
});

describe('the start', () => {
  it('is refused with the number of empty seats', async () => {
    expect(await open.refusal('anne', { k: 'start' })).toEqual({
      code: 'table/seats-empty',
      params: { empty: 1 },
    });
  });

  it('needs the seal of every person, and at least one', async () => {
    open.write({
      ...{ k: 'sat', seat: 2, person: 'john', name: 'john', program: true, colour: 2, seal: null },
    });
    expect(await open.refusal('anne', { k: 'start' })).toEqual({
      code: 'table/not-ready',
      params: { seat: 2 },
    });
    for (const seat of [0, 1, 2]) open.write({ k: 'bot-sat', seat, level: 'mate', colour: seat });
    expect(await open.refusal('anne', { k: 'start' })).toEqual({ code: 'table/not-ready' });
  });

  it('is for the host only, and once', async () => {
    await open.does('anne', { k: 'seat-bot', seat: 2, level: 'mate' });
    expect(await open.refusal('mary', { k: 'start' })).toEqual({ code: 'table/not-host' });
    expect(await running.refusal('anne', { k: 'start' })).toEqual({ code: 'table/not-open' });
  });
});
