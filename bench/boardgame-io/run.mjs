// Plays recorded games through boardgame.io's reducer and prints how many it plays per second. See README.md.
import { ActivePlayers, CreateGameReducer, InitializeGame, version } from './library.mjs';
import { loadRules } from './rules.mjs';
import { ways } from './ways.mjs';

const rules = await loadRules();

const gamesRecorded = 8;
const runs = 3;

const { cases, seconds } = JSON.parse(process.argv[2]);
console.log(JSON.stringify({ version, node: process.version, cases: cases.map(measureCase) }));

function measureCase(setup) {
  const game = rules.gameOf(setup.ruleset);
  const records = Array.from({ length: gamesRecorded }, (_, i) => recordGame(game, setup, i + 1));
  const measured = Object.keys(ways).map((way) => measureWay(way, game, setup, records));
  const best = measured.reduce((a, b) => (b.playoutsPerSecond > a.playoutsPerSecond ? b : a));
  return {
    playoutsPerSecond: best.playoutsPerSecond,
    decisionsPerSecond: best.decisionsPerSecond,
    ways: Object.fromEntries(measured.map(({ way, playoutsPerSecond }) => [way, playoutsPerSecond])),
  };
}

/** A random game by our engine: the moves and rolls that boardgame.io repeats. */
function recordGame(game, setup, seed) {
  const chance = rules.fast(seed);
  const start = rules.recording(chance);
  const state = game.setup(setup, start);
  const steps = [];
  const moves = [];
  while (game.toAct(state) !== 0) {
    const seat = rules.lowest(game.toAct(state));
    const count = game.legalMoves(state, seat, moves);
    const move = moves[count > 1 ? chance.roll(count, 'choice') - 1 : 0];
    const rolls = rules.recording(chance);
    game.apply(state, seat, move, rolls);
    steps.push({ seat, text: move.text, rolls: rolls.rolls, real: count > 1 });
  }
  return { start: start.rolls, steps, hash: rules.stateHash(game, state) };
}

function measureWay(name, game, setup, records) {
  const chance = { now: undefined };
  const way = ways[name](game, chance);
  const rival = {
    name: setup.ruleset,
    disableUndo: true,
    turn: { activePlayers: ActivePlayers.ALL },
    setup: () => way.G(game.setup(setup, chance.now)),
    moves: { answer: way.answer },
  };
  const reducer = CreateGameReducer({ game: rival });
  const play = (record) => playThrough(reducer, rival, setup, chance, record);
  for (const record of records) checkEnd(game, way, play(record), record);
  const rates = Array.from({ length: runs }, () => rate(play, records)).sort((a, b) => a.games - b.games);
  const median = rates[Math.floor(runs / 2)];
  return { way: name, playoutsPerSecond: median.games, decisionsPerSecond: median.decisions };
}

function playThrough(reducer, rival, setup, chance, record) {
  chance.now = rules.replaying(record.start);
  let state = InitializeGame({ game: rival, numPlayers: setup.seats });
  for (const { seat, text, rolls } of record.steps) {
    chance.now = rules.replaying(rolls);
    const payload = { type: 'answer', args: [seat, text], playerID: String(seat) };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
  }
  return state;
}

/** The comparison is valid only if both sides play the same games. */
function checkEnd(game, way, { G }, record) {
  const hash = rules.stateHash(game, way.state(G));
  if (hash !== record.hash) throw new Error(`the final state differs from ours: ${hash}, not ${record.hash}`);
}

function rate(play, records) {
  let games = 0;
  let decisions = 0;
  const start = process.cpuUsage();
  let used = 0;
  while (used < seconds) {
    const record = records[games % records.length];
    play(record);
    games++;
    decisions += record.steps.filter(({ real }) => real).length;
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1e6;
  }
  return { games: games / used, decisions: decisions / used };
}
