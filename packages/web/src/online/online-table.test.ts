import { sealOf } from '@topsail/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTexts } from '../browser/testing/kept-texts.ts';
import type { PlanPart, VisibleChange } from '@topsail/protocol';
import { captainOf, nameCaptains } from '../words/captains.ts';
import { fitChoice } from '../session/choice.ts';
import type { Session } from '../session/session.ts';
import { must, settled } from '../session/testing/answers.ts';
import { openedNumber, sealNumber } from './numbers.ts';
import { OnlineTable } from './online-table.svelte.ts';
import { frameOf, planOf, ScriptedServer, seated } from './testing/scripted-server.ts';
import { beginChosen } from '../session/testing/sessions.ts';

const kept = keepTexts();

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => nameCaptains([]));

const session: Session = settled(
  must(beginChosen(fitChoice({ ruleset: 'jamaica-1', seats: 2, opponents: ['sailor'], seed: 'table' }))),
);

function watched(): { server: ScriptedServer; table: OnlineTable } {
  const server = new ScriptedServer();
  const table = new OnlineTable(server.client, 'here', 'rosa');
  table.watch();
  server.say(frameOf(session, { version: 1, since: 0, plan: planOf(session) }));
  return { server, table };
}

test('a table knows its plan, its seat and its host, and names those who sit there', () => {
  const { server, table } = watched();
  expect(server.sent.at(-1)).toEqual({ t: 'open', table: 'here', since: 0 });
  expect([table.seat, table.isHost, table.plan?.visibility]).toEqual([0, true, 'link']);
  expect(captainOf(1)).toEqual({ name: 'Ben', colour: 1 });
});

test('a later frame without a plan keeps the one that was told', () => {
  const { server, table } = watched();
  server.say(frameOf(session, { version: 2 }));
  expect(table.plan).toEqual(planOf(session));
});

test('before the start everybody talks in one channel, then those without a seat in another', () => {
  const { server, table } = watched();
  const channelAt = (version: number, stage: 'open' | 'running', seat: number | null): string => {
    server.say(frameOf(session, { version, shown: { stage }, own: { seat } }));
    return table.channel;
  };
  expect([
    channelAt(2, 'open', null),
    channelAt(3, 'open', 0),
    channelAt(4, 'running', null),
    channelAt(5, 'running', 0),
  ]).toEqual(['seats', 'seats', 'spectators', 'seats']);
});

test('what was said is told once', () => {
  const { server, table } = watched();
  const line = { at: 0, person: 'ben', name: 'Ben', channel: 'seats', text: 'Ahoy' } as const;
  server.say({
    t: 'chat',
    table: 'here',
    lines: [
      { n: 1, ...line },
      { n: 2, ...line },
    ],
  });
  server.say({
    t: 'chat',
    table: 'here',
    lines: [
      { n: 2, ...line },
      { n: 3, ...line },
    ],
  });
  server.say({ t: 'chat', table: 'here', lines: [{ n: 1, ...line, channel: 'spectators' }] });
  expect(table.chatLines.map(({ n, channel }) => [n, channel])).toEqual([
    [1, 'seats'],
    [2, 'seats'],
    [3, 'seats'],
    [1, 'spectators'],
  ]);
});

test('who comes back to a table is told what happened since, and only if there is much', () => {
  const { server, table } = watched();
  table.lookAway();
  server.say(frameOf(session, { version: 2 }));
  expect(table.missed).toBeUndefined();
  table.lookAway();
  expect(kept.get('topsail.seen')).toBe('here 2');
  vi.stubGlobal('document', { hidden: true });
  for (const version of [3, 4, 5]) server.say(frameOf(session, { version }));
  table.look();
  expect(table.missed).toEqual({ from: 3, to: 5 });
});

test('a table that was seen in this browser before is told from there', () => {
  kept.set('topsail.seen', 'other 9\nhere 1');
  const server = new ScriptedServer();
  const table = new OnlineTable(server.client, 'here', 'rosa');
  table.watch();
  server.say(frameOf(session, { version: 6, since: 0, plan: planOf(session) }));
  expect(table.missed).toEqual({ from: 2, to: 6 });
  table.unwatch();
  expect(kept.get('topsail.seen')).toBe('here 6\nother 9');
  expect(server.sent.at(-1)).toEqual({ t: 'close', table: 'here' });
});

test('a kept seat is made ready once, with a number of its own', async () => {
  const server = new ScriptedServer();
  const table = new OnlineTable(server.client, 'here', 'rosa');
  table.watch();
  const open = { stage: 'open', seats: [{ ...seated('Rosa', 0), ready: false }, seated('Ben', 1)] } as const;
  server.say(frameOf(session, { version: 1, since: 0, plan: planOf(session), shown: open }));
  server.say(frameOf(session, { version: 2, shown: open }));
  expect(server.commands('ready')).toEqual([
    { k: 'ready', seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
  ]);
  server.refuse('table/not-host');
  await server.answered();
  server.say(frameOf(session, { version: 3, shown: open }));
  expect(server.commands('ready')).toHaveLength(2);
});

/** The table before the start, with these seals, and with the numbers of these seats open. */
const sealed = (seals: readonly (string | null)[], opened?: readonly number[]) =>
  ({
    stage: 'open',
    seats: [seated('Rosa', 0), seated('Ben', 1)],
    dice: {
      ...{ commitment: 'promised', secret: null, seals },
      opening: opened === undefined ? null : { until: 10, opened },
    },
  }) as const;
const lastSeal = (server: ScriptedServer): string => {
  const last = [...server.commands('ready'), ...server.commands('sit')].at(-1);
  return (last as { readonly seal?: string } | undefined)?.seal ?? '';
};

test('who sits down sends a seal, and opens the number when all seals are fixed, seen or not', async () => {
  const { server, table } = watched();
  void table.sit(0, 3);
  const seal = lastSeal(server);
  expect(server.commands('sit')).toEqual([{ k: 'sit', seat: 0, colour: 3, seal }]);
  server.accept(2);
  server.say(frameOf(session, { version: 2, shown: sealed([seal, 'bens']) }));
  expect(server.commands('reveal')).toEqual([]);
  vi.stubGlobal('document', { hidden: true });
  server.say(frameOf(session, { version: 3, shown: sealed([seal, 'bens'], []) }));
  const [reveal] = server.commands('reveal') as { readonly nonce: string }[];
  expect(sealOf('here', 'rosa', reveal?.nonce ?? '')).toBe(seal);
  server.say(frameOf(session, { version: 4, shown: sealed([seal, 'bens'], [0]) }));
  expect(server.commands('reveal')).toHaveLength(1);
  expect(openedNumber('here')).toMatchObject({
    seal,
    seen: { commitment: 'promised', seals: [seal, 'bens'] },
  });
  await server.answered();
});

test('a page that was loaded again opens the number that it sealed before', () => {
  const seal = sealNumber('here', 'rosa');
  const { server } = watched();
  server.say(frameOf(session, { version: 2, shown: sealed([seal, null], []) }));
  expect(server.commands('reveal')).toHaveLength(1);
  expect(server.commands('ready')).toEqual([]);
});

test('a number that is open is not opened again with other seals beside it, but replaced', async () => {
  const seal = sealNumber('here', 'rosa');
  const first = watched();
  first.server.say(frameOf(session, { version: 2, shown: sealed([seal, 'bens'], []) }));
  const { server } = watched();
  server.say(frameOf(session, { version: 2, shown: sealed([seal, 'bens-other'], []) }));
  expect(server.commands('reveal')).toEqual([]);
  server.say(frameOf(session, { version: 3, shown: sealed([seal, 'bens-other']) }));
  await server.answered();
  expect(lastSeal(server)).toMatch(/^[0-9a-f]{64}$/);
  expect(lastSeal(server)).not.toBe(seal);
});

test('a number that another device has sealed is replaced once', async () => {
  const { server } = watched();
  server.say(frameOf(session, { version: 2, shown: sealed(['of-another-device', 'bens']) }));
  server.accept(3);
  await server.answered();
  server.say(frameOf(session, { version: 3, shown: sealed(['of-another-device-again', 'bens']) }));
  await server.answered();
  expect(server.commands('ready')).toHaveLength(1);
});

const openTo = (ready: boolean) =>
  ({ stage: 'open', seats: [{ ...seated('Rosa', 0), ready }, seated('Ben', 1)], host: 1 }) as const;
const guest = { seat: 0, host: false };
const changed = (version: number, ...parts: readonly PlanPart[]): VisibleChange => ({
  version,
  at: 0,
  tableEvent: { e: 'plan-changed', changed: parts },
});

test('after a change of game a seat is made ready again, and by an answer to the last change', async () => {
  const { server } = watched();
  server.say(frameOf(session, { version: 2, shown: openTo(false), own: guest }));
  server.say(frameOf(session, { version: 3, shown: openTo(true), own: guest }));
  server.accept(3);
  await server.answered();
  expect(server.commands('ready')).toHaveLength(1);
  server.say(frameOf(session, { version: 4, shown: openTo(false), own: guest }));
  server.say(frameOf(session, { version: 5, shown: openTo(false), own: guest }));
  expect(server.commands('ready')).toHaveLength(2);
  server.refuse('table/changed');
  await server.answered();
  expect(server.commands('ready')).toHaveLength(3);
  expect(server.sent.at(-1)).toMatchObject({ seen: 5 });
});

test('nobody is made ready for another game before they look', async () => {
  const { server, table } = watched();
  vi.stubGlobal('document', { hidden: true });
  table.lookAway();
  server.say(frameOf(session, { version: 2, shown: openTo(false), own: guest }));
  expect(server.commands('ready')).toEqual([]);
  vi.stubGlobal('document', { hidden: false });
  table.look();
  await server.answered();
  expect(server.commands('ready')).toHaveLength(1);
});

test('who sits at a table is told what the host changes, until they have read it', () => {
  const { server, table } = watched();
  const plan = planOf(session, { odds: false });
  const shown = openTo(true);
  server.say(frameOf(session, { version: 2, plan, shown, own: guest, changes: [changed(2, 'odds')] }));
  expect([table.plan, table.planNews]).toEqual([plan, ['odds']]);
  const changes = [changed(3, 'clock', 'odds')];
  server.say(frameOf(session, { version: 3, plan, shown, own: guest, changes }));
  expect(table.planNews).toEqual(['clock', 'odds']);
  table.heardNews();
  server.say(frameOf(session, { version: 4, shown, own: guest }));
  expect(table.planNews).toEqual([]);
});

test('who opens a table for the first time is told no old changes, who comes back those they missed', () => {
  const changes = [changed(1, 'seats'), changed(2, 'clock')];
  const first = { version: 2, since: 0, plan: planOf(session), shown: openTo(true), own: guest, changes };
  const opened = (): OnlineTable => {
    const server = new ScriptedServer();
    const table = new OnlineTable(server.client, 'here', 'rosa');
    table.watch();
    server.say(frameOf(session, first));
    return table;
  };
  expect(opened().planNews).toEqual([]);
  kept.set('topsail.seen', 'here 1');
  expect(opened().planNews).toEqual(['clock']);
});

test('the host is told nothing of their own changes', () => {
  const { server, table } = watched();
  server.say(frameOf(session, { version: 2, shown: openTo(true), changes: [changed(2, 'odds')] }));
  expect(table.planNews).toEqual([]);
});

test('a refusal is kept until the next command', async () => {
  const { server, table } = watched();
  const answer = table.act({ k: 'start' });
  server.refuse('table/not-host');
  expect((await answer).ok).toBe(false);
  expect(table.refusal?.code).toBe('table/not-host');
  void table.act({ k: 'undo' });
  expect(table.refusal).toBeUndefined();
});

test('a server that was set back tells all anew', () => {
  const { server, table } = watched();
  server.say(frameOf(session, { version: 2, changes: [{ version: 2, at: 0 }] }));
  expect(table.changes).toHaveLength(1);
  table.onFrame(frameOf(session, { version: 1, since: 0, changes: [{ version: 1, at: 0 }] }));
  expect(table.beginnings).toBe(1);
  expect(table.changes.map(({ version }) => version)).toEqual([1]);
});

test('a table that is shown no longer says why', () => {
  const { server, table } = watched();
  server.say({ t: 'present', table: 'here', seats: [0], spectators: 2 });
  expect(table.presence?.spectators).toBe(2);
  server.say({ t: 'closed', table: 'here', refusal: { code: 'table/not-host' } });
  expect(table.closedBy?.code).toBe('table/not-host');
});
