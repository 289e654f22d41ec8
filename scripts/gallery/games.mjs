import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { words } from '../../packages/web/vite/words.mjs';
import { bundle } from '../bundle.mjs';
import { beats, lastRound, tunnelBeats } from './beats.mjs';
import { root } from '../fresh.mjs';

const folder = 'node_modules/.cache/gallery';
const parts = {
  choice: 'packages/web/src/session/choice.ts',
  session: 'packages/web/src/session/session.ts',
  saved: 'packages/web/src/session/saved.ts',
  shelf: 'packages/web/src/session/shelf.ts',
  bots: 'packages/bots/src/index.ts',
};

const person = 0;

/** The tables in the pictures; the bots that sit there also play for the person. */
const tables = {
  jamaica: { ruleset: 'jamaica-2', seats: 4, options: { ghost: 'yes' }, opponents: ['sailor'] },
  yassa: { ruleset: 'yassa', seats: 4, opponents: ['sailor'] },
  cartagena: { ruleset: 'cartagena-tortuga', seats: 4, opponents: ['sailor'] },
};

/** Where in a game pictures are taken: when nobody but the person is asked, or all is over. */
const moments = {
  start: ({ asked }) => asked[0],
  middle: ({ asked, all }) => nearest(all.length / 2, asked.filter(isQuiet)),
  battle: ({ asked, all }) => nearest(all.length / 2, asked.filter(isBattle)),
  shortage: ({ asked, all }) => nearest(all.length / 2, asked.filter(isShort)),
  end: ({ all }) => all.at(-1),
};

/** Questions that are seldom asked are looked for in one game after the other. */
export const seldom = ['dice', 'stow', 'sail', 'fight', 'take', 'sabre', 'spoils', 'lair'];

const isQuiet = ({ question }) => question === 'card' || question === 'action';
const isBattle = ({ question }) => question === 'powder';
const isShort = ({ question, facts }) =>
  question === 'card' && facts().some(({ fact }) => fact === 'shortage');

function nearest(wanted, answers) {
  return answers.toSorted((a, b) => Math.abs(a.at - wanted) - Math.abs(b.at - wanted))[0];
}

/**
 * Opens the shelf of real games. Each is played with the page's own rules when its first picture is taken, and comes
 * from the shelf in the form in which the page keeps it.
 */
export async function openShelf() {
  const app = await load();
  const played = new Map();
  return (game, moment) => {
    if (seldom.includes(moment)) return keep(app, `${game}-${moment}`, findAsked(app, game, moment).session);
    if (!played.has(game)) played.set(game, playWell(app, tables[game]));
    const { session } = moment in moments ? moments[moment](played.get(game)) : findBeat(app, game, moment);
    return keep(app, `${game}-${moment}`, session);
  };
}

/** The first time that the person is asked something after such an event, in as many games as it takes. */
const found = new Map();
const tried = new Map();

function findBeat(app, game, name) {
  const { fits } = (game === 'cartagena' ? tunnelBeats : beats)[name];
  const key = `${game} ${name}`;
  for (let n = 1; !found.has(key); n++) {
    const seed = `topsail ${n}`;
    const id = `${game} ${seed}`;
    if (!tried.has(id)) tried.set(id, play(app, { ...tables[game], seed }));
    const asked = tried.get(id).asked.find(({ session }) => fits(lastRound(session)));
    if (asked !== undefined) found.set(key, asked);
  }
  return found.get(key);
}

/** The first time the person alone is asked this. */
function findAsked(app, game, kind) {
  for (let n = 1; n <= 100; n++) {
    const seed = `topsail ${n}`;
    const id = `${game} ${seed}`;
    if (!tried.has(id)) tried.set(id, play(app, { ...tables[game], seed }));
    const asked = tried.get(id).asked.find(({ question }) => question === kind);
    if (asked !== undefined) return asked;
  }
  throw new Error(`nobody is ever asked for ${kind}`);
}

async function load() {
  await bundle({ input: parts, external: [], folder, last: 'session.js', plugins: [words()] });
  const built = (part) => import(pathToFileURL(join(root, folder, `${part}.js`)).href);
  const names = Object.keys(parts);
  const loaded = await Promise.all(names.map(built));
  return Object.fromEntries(names.map((name, n) => [name, loaded[n]]));
}

/** The first game in which the person has to fight and may fall short, where there is anything to fight about. */
function playWell(app, table) {
  for (let n = 1; ; n++) {
    const game = play(app, { ...table, seed: `topsail ${n}` });
    const isFull = game.asked.some(isBattle) && game.asked.some(isShort);
    if (isFull || game.all[0].question === 'action') return game;
  }
}

function play(app, table) {
  let session = must(app.session.beginSession(app.choice.fitChoice(table)));
  const all = [];
  for (;;) {
    const { question, waiting, moves } = app.session.promptOf(session);
    const facts = factsOf(session, app.session.stateOf(session), moves);
    all.push({ session, question: question.kind, at: all.length, waiting, facts });
    const seat = waiting.at(-1);
    if (seat === undefined) break;
    session = answer(app, session, seat, all.length);
  }
  return { all, asked: all.filter(({ waiting }) => waiting.length === 1 && waiting[0] === person) };
}

/** What may come of the person's answers, worked out when it is asked. */
function factsOf({ game }, state, moves) {
  return () =>
    moves.flatMap((move) => {
      const { certain, possible } = game.foresee(game.view(state, person), move);
      return [...certain, ...possible];
    });
}

function answer({ bots, session: { answer, stateOf } }, session, seat, step) {
  const view = session.game.view(stateOf(session), seat);
  const seed = bots.thinkingSeed(`${session.seed} picture ${step} seat ${seat}`);
  const bot = bots.botFor(session.opponents[0], session.record.setup.ruleset);
  return must(answer(session, seat, bot.choose(view, seed)));
}

function must(result) {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** What the page's own storage would hold, by key. */
function keep({ saved, session: { outcomeOf }, shelf }, id, session) {
  const items = {};
  globalThis.localStorage = { setItem: (key, text) => (items[key] = text) };
  const isOver = outcomeOf(session) !== undefined;
  const { length: moves } = session.record.steps;
  shelf.shelve(id, saved.saveSession(session), { moves, isOver, at: Date.now() });
  delete globalThis.localStorage;
  return { id, moves, items };
}
