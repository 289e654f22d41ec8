import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { words } from '../../packages/web/vite/words.mjs';
import { bundle } from '../bundle.mjs';
import { beats, lastRound } from './beats.mjs';
import { root } from '../fresh.mjs';

const folder = 'node_modules/.cache/gallery';
const parts = {
  choice: 'packages/web/src/session/choice.ts',
  session: 'packages/web/src/session/session.ts',
  saved: 'packages/web/src/session/saved.ts',
  shelf: 'packages/web/src/session/shelf.ts',
  bots: 'packages/bots/src/index.ts',
  games: 'packages/games/src/index.ts',
};

const person = 0;

/** The tables in the pictures; the bots that sit there also play for the person. */
const tables = {
  jamaica: { ruleset: 'jamaica-2', seats: 4, options: { ghost: 'yes' }, opponents: ['sailor'] },
  yassa: { ruleset: 'yassa', seats: 4, opponents: ['sailor'] },
  cartagena: { ruleset: 'cartagena-tortuga', seats: 4, opponents: ['sailor'] },
};

/** Where players do what careful ones never do, and the tunnel is too narrow for them. */
const careless = {
  jamaica: { ...tables.jamaica, opponents: ['random'] },
  cartagena: { ...tables.cartagena, seats: 2, options: { 'boat-retreat': 'no' }, opponents: ['random'] },
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

/** How the moments begin after which an event is shown again. */
export const shown = 'beat-';

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
  return (game, moment) => keep(app, `${game}-${moment}`, find(app, game, moment).session);
}

function find(app, game, moment) {
  if (moment.startsWith(shown)) return findBeat(app, game, moment.slice(shown.length));
  if (seldom.includes(moment)) return findAsked(app, game, moment);
  if (!played.has(game)) played.set(game, playWell(app, tables[game]));
  return moments[moment](played.get(game));
}

/** Nothing worth a picture is rarer than that. */
const MOST_GAMES = 100;
const played = new Map();
const found = new Map();
const tried = new Map();

/** The first time that the person is asked something, or all is over, after such an event. */
function findBeat(app, game, name) {
  const { fits, isCareless } = beats[game][name];
  const table = (isCareless ? careless : tables)[game];
  const key = `${game} ${name}`;
  const first = ({ asked, all }) => [...asked, all.at(-1)].find(({ session }) => fits(lastRound(session)));
  if (!found.has(key)) found.set(key, search(app, table, first) ?? stop(`no game has ${key}`));
  return found.get(key);
}

/** The first time the person alone is asked this. */
function findAsked(app, game, kind) {
  const first = ({ asked }) => asked.find(({ question }) => question === kind);
  return search(app, tables[game], first) ?? stop(`nobody is ever asked for ${kind}`);
}

/** In as many games as it takes. */
function search(app, table, first) {
  for (let n = 1; n <= MOST_GAMES; n++) {
    const seeded = { ...table, seed: `topsail ${n}` };
    const id = JSON.stringify(seeded);
    if (!tried.has(id)) tried.set(id, play(app, seeded));
    const moment = first(tried.get(id));
    if (moment !== undefined) return moment;
  }
  return undefined;
}

function stop(why) {
  throw new Error(`${why}, in ${MOST_GAMES} games`);
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
  let session = must(
    app.session.beginSession(app.games.knownGameOf(table.ruleset), app.choice.fitChoice(table)),
  );
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
