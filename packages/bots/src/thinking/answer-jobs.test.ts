import { fast, lowest } from '@topsail/engine';
import { jamaica } from '@topsail/games';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { coachFor } from '../roster.ts';
import { answerJobs } from './answer-jobs.ts';
import type { Job, WorkerMessage } from './decision.ts';
import type { Thinkers } from './question.ts';

/** A thread whose jobs the test sends, and whose clock it turns. */
function thread(thinkers: Partial<Thinkers>) {
  const said: WorkerMessage[] = [];
  const clock = { now: 0 };
  let send: (job: Job) => void = () => undefined;
  answerJobs(
    { post: (message) => said.push(message), hear: (listener) => (send = listener) },
    () => clock.now,
    { bot: () => idler, coach: coachFor, ...thinkers },
  );
  return { said, clock, send: (job: Job) => send(job) };
}

/** Says whether its time was up. */
const idler: Bot = { choose: (_, __, budget) => (budget?.stop?.() === true ? 'late' : 'in time') };

const setup = { ruleset: 'jamaica-1', seats: 3, options: {} };
const state = jamaica.setup(setup, fast(1));
const view = jamaica.view(state, lowest(jamaica.toAct(state)));
const job: Job = { id: 7, bot: 'sailor', view, seed: 1, milliseconds: 100 };

test('a bot that must be fetched first has its whole time when it is there', async () => {
  let arrive: (bot: Bot) => void = () => undefined;
  const { said, clock, send } = thread({ bot: () => new Promise((done) => (arrive = done)) });
  send(job);
  clock.now = 5_000;
  arrive(idler);
  await expect.poll(() => said).toEqual([{ says: 'ready' }, { says: 'move', id: 7, move: 'in time' }]);
});

test('a bot that cannot be fetched is a job that failed, and the next one is answered', async () => {
  const bots = [Promise.reject(new Error('no network')), Promise.resolve(idler)];
  const { said, send } = thread({ bot: () => bots.shift() ?? idler });
  send(job);
  send({ ...job, id: 8 });
  await expect.poll(() => said).toContainEqual({ says: 'failed', id: 7, why: 'no network' });
  expect(said).toContainEqual({ says: 'move', id: 8, move: 'in time' });
});

test('a coach is asked for by the ruleset of the question', async () => {
  const asked: string[] = [];
  const { said, send } = thread({ coach: (ruleset) => (asked.push(ruleset), coachFor(ruleset)) });
  send({ id: 1, asks: 'evaluation', view, seed: 1, milliseconds: 0 });
  send({
    id: 2,
    asks: 'review',
    record: { setup, revision: 1, start: [], steps: [] },
    seed: 1,
    milliseconds: 0,
  });
  await expect.poll(() => said.map(({ says }) => says)).toEqual(['ready', 'told', 'told']);
  expect(asked).toEqual(['jamaica-1', 'jamaica-1']);
});
