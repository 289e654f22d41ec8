const person = 0;

/**
 * Events while they are shown: at least one picture of every kind that is. Each is found by asking “What just happened?”
 * and going on beat by beat.
 *
 * - kind: of the event; the name of the picture where it is left out
 * - draws: what is drawn in the board of it; nothing for what moves on the board itself
 * - fits: what must have happened in the last round or turn, as the person heard it; that it happened where it is left out
 * - isCareless: careful players never do it
 * - isOpening: it happens while the table is laid
 */
const raceBeats = {
  captain: { draws: '.stage.round', fits: some('captain', ({ round }) => round > 1) },
  roll: {},
  assign: {},
  turn: { draws: '.stage.card' },
  load: { draws: '.stage.load' },
  'skip-load': { draws: '.stage.ribbon', isCareless: true },
  move: { draws: '[data-mark=wake]' },
  home: { draws: '.stage:has(.confetti)', fits: some('home', ({ ship }) => ship !== 'ghost') },
  shortage: { draws: '[data-mark="tag-short"]' },
  'shortage-roll': { draws: '.stage.die' },
  'shortage-move': { draws: '[data-mark=wake]' },
  pay: { draws: '[data-mark="tag-price"]', fits: some('pay', ({ whole }) => whole.total > 0) },
  battle: { draws: '.scene' },
  commit: { draws: '.scene', fits: only('commit', ({ powder }) => powder > 0) },
  'battle-roll': { draws: '.scene' },
  sabre: { draws: '.scene' },
  won: { kind: 'battle-result', draws: '.scene .ribbon', fits: only('battle-result', isWon) },
  lost: { kind: 'battle-result', draws: '.scene .ribbon', fits: only('battle-result', isLost) },
  tie: { kind: 'battle-result', draws: '.scene .ribbon', fits: only('battle-result', isTie) },
  'steal-hold': { draws: '.stage.carry', fits: only('steal-hold', ({ into }) => into !== null) },
  'steal-treasure': { draws: '.stage.carry' },
  'give-curse': { draws: '.stage.carry:has(.curse)' },
  'no-spoils': { draws: '.stage.ribbon' },
  treasure: { draws: '.stage.treasure', fits: only('treasure', ({ ship }) => ship === person) },
  'treasure-closed': { kind: 'treasure', draws: '.stage.treasure', fits: only('treasure', isClosed) },
  'leave-treasure': { draws: '.stage.ribbon', isCareless: true },
  reveal: { draws: '.stage.reveal' },
  end: { draws: '.stage.ribbon' },
};

const tunnelBeats = {
  tunnel: { isOpening: true },
  first: { isOpening: true },
  deal: { isOpening: true },
  row: {},
  turn: {},
  forward: { fits: (events) => has('turn')(events) && has('forward')(events) },
  hop: {
    kind: 'forward',
    draws: '.passed ~ .passed',
    fits: some('forward', ({ passed }) => passed.length > 1),
  },
  boat: { kind: 'forward', draws: '.seats', fits: some('forward', ({ to }) => to === 37) },
  back: {},
  draw: { fits: some('draw', ({ count }) => count > 1) },
  stop: { isCareless: true },
  stuck: { isCareless: true },
  pass: { isCareless: true },
  reshuffle: { isCareless: true },
  end: {},
};

const races = completed(raceBeats);
const { load, treasure, won } = races;

/** By game. */
export const beats = {
  jamaica: races,
  yassa: { load, treasure, won },
  cartagena: completed(tunnelBeats, '.scene'),
};

function completed(entries, usual = '') {
  return Object.fromEntries(
    Object.entries(entries).map(([name, { kind = name, draws = usual, fits = has(kind), ...more }]) => [
      name,
      { kind, fits, shows: `[data-beat=${kind}] ${draws}`.trim(), ...more },
    ]),
  );
}

function isWon({ winner }) {
  return winner === person;
}

function isLost({ winner, ship, against }) {
  return winner !== null && winner !== person && (ship === person || against === person);
}

function isTie({ winner }) {
  return winner === null;
}

function isClosed({ ship, treasure, face }) {
  return ship !== person && treasure === undefined && face === 'down';
}

function has(kind) {
  return some(kind, () => true);
}

function some(kind, fits) {
  return (events) => events.some((event) => event.e === kind && fits(event));
}

/** It happened once, and fits. */
function only(kind, fits) {
  return (events) => {
    const found = events.filter(({ e }) => e === kind);
    return found.length === 1 && fits(found[0]);
  };
}

const opening = { jamaica: 'captain', cartagena: 'turn' };

/** What the page would show again of the last round or turn, as the person heard it: never how the table was laid. */
export function lastRound({ game, moments }) {
  const heard = moments.map(({ events }) => events.flatMap((event) => game.hear(event, person) ?? []));
  const opens = heard.findLastIndex((events, n) => n < heard.length - 1 && has(opening[game.id])(events));
  return heard.slice(Math.max(1, opens)).flat();
}

/** Asks what just happened, and goes on until the beat is on the screen. */
export async function goToBeat(page, selector) {
  await stopTime(page);
  await page.keyboard.press('h');
  await stepTo(page, selector);
}

/** Sits down at a table, and goes on until the beat is on the screen. */
export async function openToBeat(page, selector) {
  await stopTime(page);
  await page.locator('form[aria-labelledby=new-game] button[type=submit]').click();
  await stepTo(page, selector);
}

/** A page that is out of sight goes on only when it is told to. */
async function stopTime(page) {
  await page.evaluate('Object.defineProperty(document, "hidden", { value: true })');
}

async function stepTo(page, selector) {
  await page.locator('[data-beat]').waitFor();
  const passed = [];
  while ((await page.locator(selector).count()) === 0) {
    const beat = await page.evaluate('document.querySelector("[data-beat]")?.dataset.beat');
    if (beat === undefined) throw new Error(`no ${selector} in ${passed.join(', ')}`);
    passed.push(beat);
    await page.keyboard.press('Space');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  }
  await page.locator(selector).first().waitFor();
}
