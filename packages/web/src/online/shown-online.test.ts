import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientOf } from '../games/registry.ts';
import { fitChoice } from '../session/choice.ts';
import { promptOf, viewOf, type Session } from '../session/session.ts';
import { must, settled } from '../session/testing/answers.ts';
import { nameCaptains } from '../words/captains.ts';
import { OnlineTable } from './online-table.svelte.ts';
import { ShownOnline } from './shown-online.svelte.ts';
import { frameOf, planOf, ScriptedServer } from './testing/scripted-server.ts';
import { beginChosen } from '../session/testing/sessions.ts';

beforeEach(() => vi.stubGlobal('document', { hidden: false }));
afterEach(() => {
  nameCaptains([]);
  vi.unstubAllGlobals();
});

/** A person who is asked, at a table of two. */
function asked(): Session {
  const choice = fitChoice({ ruleset: 'jamaica-1', seats: 2, opponents: ['sailor'], seed: 'online' });
  return settled(must(beginChosen(choice)));
}

async function shown(session: Session, odds = true): Promise<{ server: ScriptedServer; table: ShownOnline }> {
  const server = new ScriptedServer();
  const table = new OnlineTable(server.client, 'here', 'rosa');
  table.watch();
  const plan = planOf(session, { odds });
  server.say(frameOf(session, { version: 1, since: 0, plan }));
  const client = await clientOf(session.record.setup.ruleset);
  return { server, table: new ShownOnline(table, plan, client) };
}

test('a table online is shown as the same table at home', async () => {
  const session = asked();
  const { table } = await shown(session);
  expect(table.view).toEqual(viewOf(session));
  expect(table.prompt).toEqual(promptOf(session));
  expect(table.seat).toBe(session.seat);
  expect(table.outcome).toBeUndefined();
});

test('a question is answered once, however often it is pressed', async () => {
  const session = asked();
  const { server, table } = await shown(session);
  const [first, second] = table.prompt.moves;
  table.answer(first?.text ?? '');
  table.answer(first?.text ?? '');
  table.answer(second?.text ?? '');
  expect(server.commands('move')).toEqual([{ k: 'move', move: first?.text }]);
});

test('an answer is shown as given at once, also without a connection, until its version is on screen', async () => {
  const session = asked();
  const { server, table } = await shown(session);
  const move = table.prompt.moves[0];
  if (move === undefined) throw new Error('nothing is asked');
  table.table.isCut = true;
  table.answer(move.text);
  expect(table.given).toEqual({ move, isWaiting: true });
  expect(table.prompt.moves).toEqual([]);
  expect(table.prompt.waiting).not.toContain(table.seat);
  table.table.isCut = false;
  expect(table.given).toEqual({ move, isWaiting: false });
  server.accept(3);
  await server.answered();
  expect(table.given).toBeDefined();
  server.say(frameOf(session, { version: 2 }));
  expect(table.given).toBeDefined();
  server.say(frameOf(session, { version: 3 }));
  expect(table.given).toBeUndefined();
  expect(table.prompt).toEqual(promptOf(session));
});

test('a refused answer may be given again, and is said to be refused', async () => {
  const { server, table } = await shown(asked());
  const move = table.prompt.moves[0]?.text ?? '';
  table.answer(move);
  server.refuse('move/illegal');
  await server.answered();
  expect(table.why?.code).toBe('move/illegal');
  expect(table.given).toBeUndefined();
  table.dismiss();
  expect(table.why).toBeUndefined();
  table.answer(move);
  expect(server.commands('move')).toHaveLength(2);
});

test('an answer that was taken is not given again before the next version is shown', async () => {
  const { server, table } = await shown(asked());
  const move = table.prompt.moves[0]?.text ?? '';
  table.answer(move);
  server.accept(2);
  await server.answered();
  table.answer(move);
  expect(server.commands('move')).toHaveLength(1);
});

test('the next version takes an answer again', async () => {
  const session = asked();
  const { server, table } = await shown(session);
  const move = table.prompt.moves[0]?.text ?? '';
  table.answer(move);
  server.say(frameOf(session, { version: 2 }));
  table.answer(move);
  expect(server.commands('move')).toHaveLength(2);
});

test('where the host hides odds, none are foreseen, and all else is', async () => {
  const session = asked();
  const { table } = await shown(session);
  const { table: without } = await shown(session, false);
  for (const move of table.prompt.moves) {
    const all = table.foresee(move);
    const left = without.foresee(move);
    expect(left.certain).toEqual(all.certain.filter(({ fact }) => fact !== 'odds'));
    expect(left.possible).toEqual(all.possible.filter(({ fact }) => fact !== 'odds'));
  }
});

test('while somebody asks for an undo, nobody else may', async () => {
  const session = asked();
  const { server, table } = await shown(session);
  server.say(frameOf(session, { version: 2, own: { undo: 'ask' } }));
  expect(table.mayUndo).toBe('ask');
  server.say(
    frameOf(session, { version: 3, own: { undo: 'ask' }, shown: { undo: { seat: 1, agreed: [] } } }),
  );
  expect(table.mayUndo).toBe('no');
  table.undo();
  expect(server.commands('undo')).toHaveLength(1);
});

test('the log tells each version once, and a recap what was missed', async () => {
  const session = asked();
  const { server, table } = await shown(session);
  table.table.lookAway();
  vi.stubGlobal('document', { hidden: true });
  server.say(
    frameOf(session, {
      version: 2,
      changes: [{ version: 2, at: 0, tableEvent: { e: 'undo-asked', seat: 1 } }],
    }),
  );
  server.say(
    frameOf(session, {
      version: 3,
      changes: [{ version: 3, at: 0, tableEvent: { e: 'undone', seat: 1, steps: 1 } }],
    }),
  );
  table.table.look();
  expect(table.table.missed).toEqual({ from: 2, to: 3 });
  expect(table.log).toHaveLength(2);
  expect(table.recap).toEqual(table.log.slice(1).flat());
  table.answer(table.prompt.moves[0]?.text ?? '');
  expect(table.recap).toEqual([]);
});

test('an earlier moment is fetched with its neighbours, once', async () => {
  const session = asked();
  const { table } = await shown(session);
  const fetched = vi.fn(() =>
    Promise.resolve(Response.json([frameOf(session, { version: 1 }), frameOf(session, { version: 2 })])),
  );
  vi.stubGlobal('fetch', fetched);
  expect(await table.past(0)).toEqual(viewOf(session));
  expect(await table.past(1)).toEqual(viewOf(session));
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  expect(await table.past(500)).toBeUndefined();
  expect(await table.record()).toBeUndefined();
});

test('a page opened again begins where it was left, after the last move that was taken back', async () => {
  const session = asked();
  const { server, table } = await shown(session);
  table.table.lookAway();
  vi.stubGlobal('document', { hidden: true });
  const undone = { e: 'undone', seat: 1, steps: 1 } as const;
  for (const version of [2, 3, 4]) {
    const changes = [{ version, at: 0, ...(version === 3 ? { tableEvent: undone } : { events: [] }) }];
    server.say(frameOf(session, { version, changes }));
  }
  table.table.look();
  const frames = [1, 2, 3].map((version) => frameOf(session, { version }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(frames)));
  expect(table.missedSince).toBe(1);
  await table.takeUp();
  expect(table.seen).toEqual({ view: viewOf(session), moments: 2 });
});

test('a page that can tell nothing of what was missed shows the table as it is', async () => {
  const { table } = await shown(asked());
  await table.takeUp();
  expect(table.seen).toBeUndefined();
});
