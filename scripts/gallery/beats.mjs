const person = 0;

/**
 * Events that are shown large: what must have happened, as the person heard it, and what is then seen. Each is found by
 * asking “What just happened?” and going on beat by beat.
 */
export const beats = {
  round: {
    fits: (events) => events.some(({ e, round }) => e === 'captain' && round > 1),
    shows: '.stage.round',
  },
  card: { fits: has('turn'), shows: '.stage.card' },
  load: { fits: has('load'), shows: '.stage.load' },
  short: { fits: has('shortage'), shows: '[data-mark="tag-short"]' },
  die: { fits: has('shortage-roll'), shows: '.stage.die' },
  treasure: { fits: only('treasure', ({ ship }) => ship === person), shows: '.stage.treasure' },
  'treasure-closed': {
    fits: only(
      'treasure',
      ({ ship, treasure, face }) => ship !== person && treasure === undefined && face === 'down',
    ),
    shows: '.stage.treasure',
  },
  won: { fits: only('battle-result', ({ winner }) => winner === person), shows: '.scene .ribbon' },
  lost: {
    fits: only(
      'battle-result',
      ({ winner, ship, against }) =>
        winner !== null && winner !== person && (ship === person || against === person),
    ),
    shows: '.scene .ribbon',
  },
  tie: { fits: only('battle-result', ({ winner }) => winner === null), shows: '.scene .ribbon' },
  spoils: { fits: only('steal-hold', ({ into }) => into !== null), shows: '.stage.carry' },
  curse: { fits: has('give-curse'), shows: '.stage.carry:has(.curse)' },
  home: { fits: has('home'), shows: '.stage:has(.confetti)' },
};

/** The same in the tunnel. */
export const tunnelBeats = {
  played: { fits: (events) => has('turn')(events) && has('forward')(events), shows: '[data-beat=forward]' },
  hop: {
    fits: (events) => events.some(({ e, passed }) => e === 'forward' && passed.length > 1),
    shows: '.board-sheet .passed ~ .passed',
  },
  back: { fits: has('back'), shows: '[data-beat=back]' },
  draw: {
    fits: (events) => events.some(({ e, count }) => e === 'draw' && count > 1),
    shows: '[data-beat=draw]',
  },
  boat: {
    fits: (events) => events.some(({ e, to }) => e === 'forward' && to === 37),
    shows: '.scene .seats',
  },
};

function has(kind) {
  return (events) => events.some(({ e }) => e === kind);
}

/** It happened once, and fits. */
function only(kind, fits) {
  return (events) => {
    const found = events.filter(({ e }) => e === kind);
    return found.length === 1 && fits(found[0]);
  };
}

const opening = { jamaica: 'captain', cartagena: 'turn' };

/** What the page would show again of the last round or turn, as the person heard it. */
export function lastRound({ game, moments }) {
  const heard = moments.map(({ events }) => events.flatMap((event) => game.hear(event, person) ?? []));
  const opens = heard.findLastIndex((events, n) => n < heard.length - 1 && has(opening[game.id])(events));
  return heard.slice(Math.max(0, opens)).flat();
}

/** Asks what just happened, and goes on until the beat is on the screen. */
export async function goToBeat(page, selector) {
  await page.keyboard.press('h');
  await page.locator('.pace button[aria-keyshortcuts=p]:enabled').waitFor();
  await page.keyboard.press('p');
  for (let n = 0; n < 120 && (await page.locator(selector).count()) === 0; n++) {
    await page.keyboard.press('Space');
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  }
  await page.locator(selector).first().waitFor();
}
