import { beats, goToBeat, openToBeat } from './beats.mjs';
import { seldom, shown } from './games.mjs';
import { setTables } from './tables.mjs';

/** Waits until a page says all that it has to say, in whatever language. */
export async function ready(page) {
  await page.waitForLoadState('networkidle');
  await page.locator('[data-thinking]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready');
}

const settings = 'button:has(use[href$="#gear"])';

async function openSettings(page) {
  await page.locator(settings).first().click();
  await page.locator('dialog').waitFor();
}

async function meetCaptain(page) {
  await page.locator('.fleet button[aria-haspopup=dialog]').first().click();
  await page.locator('dialog img').waitFor();
}

/** Says the name that is suggested, unless somebody is known already. */
async function sayName(page) {
  const name = page.locator('input[autocomplete=nickname]');
  await name.or(page.locator('form[aria-labelledby=make]')).first().waitFor();
  if ((await name.count()) > 0) await page.locator('form:has(input[autocomplete=nickname]) button').click();
  await page.locator('form[aria-labelledby=make]').waitFor();
}

async function play(page) {
  await page.locator('form[aria-labelledby=new-game] button[type=submit]').click();
  await page.locator('#prompt').waitFor({ state: 'attached' });
}

const atTable = (id) => `/#table-${id}`;

/** A table is there when it asks something, or when the result is told, and what follows in its wake has come. */
async function awaitTable(page) {
  await page.locator('.yours [data-move], caption').first().waitFor({ state: 'attached' });
  for (const last of ['.board-sheet', '.log section', '.course section'])
    await page.locator(last).first().waitFor({ state: 'attached' });
}

async function weighAnswer(page) {
  await awaitTable(page);
  await page.locator('.yours [data-move]').first().hover();
}

async function weighShortage(page) {
  await awaitTable(page);
  await page.locator('.yours [data-move]:has(.danger)').first().hover();
}

async function turnToList(page) {
  await awaitTable(page);
  await page.keyboard.press('l');
  await page.locator('.board-sheet').waitFor({ state: 'detached' });
}

function tableState(game, moment) {
  return {
    name: `${game}-${moment}`,
    games: [[game, moment]],
    address: atTable(`${game}-${moment}`),
    arrive: awaitTable,
    isWhole: moment === 'end',
  };
}

/** A table while one event is shown. */
function beatState(game, name) {
  const { shows, isOpening } = beats[game][name];
  const arrive = async (page) => {
    await awaitTable(page);
    await goToBeat(page, shows);
  };
  const state = { ...tableState(game, `${shown}${name}`), arrive };
  return isOpening ? { name: state.name, ...openingState(shows) } : state;
}

/** A table that is being laid. */
function openingState(shows) {
  return {
    address: '/?ruleset=cartagena-tortuga&seats=4&bots=sailor&seed=topsail',
    storage: { 'topsail.settings': 'pace=normal' },
    arrive: (page) => openToBeat(page, shows),
  };
}

const replayed = { game: 'jamaica', moment: 'end' };

/** What pictures are taken of: an address, the games the browser keeps, and what is done on arrival. */
export const states = [
  { name: 'start', address: '/', isWhole: true },
  {
    name: 'start-again',
    address: '/',
    games: [
      ['cartagena', 'end'],
      ['jamaica', 'middle'],
    ],
    isWhole: true,
  },
  { name: 'set-up', address: '/?ruleset=jamaica-2&seats=4', isWhole: true },
  { name: 'lobby', address: '/lobby', prepare: setTables, arrive: sayName, isWhole: true },
  { name: 'seats', address: '/friends?ruleset=jamaica-2&seats=4', isWhole: true },
  ...['jamaica', 'yassa'].flatMap((game) =>
    ['start', 'middle', 'battle', 'end'].map((moment) => tableState(game, moment)),
  ),
  ...['start', 'middle', 'end'].map((moment) => tableState('cartagena', moment)),
  ...Object.keys(beats).flatMap((game) => Object.keys(beats[game]).map((name) => beatState(game, name))),
  ...seldom.map((question) => tableState('jamaica', question)),
  { ...tableState('jamaica', 'middle'), name: 'jamaica-weighed', arrive: weighAnswer },
  { ...tableState('jamaica', 'shortage'), arrive: weighShortage },
  { ...tableState('jamaica', 'middle'), name: 'jamaica-list', arrive: turnToList, isWhole: true },
  { ...tableState('cartagena', 'middle'), name: 'cartagena-list', arrive: turnToList, isWhole: true },
  { ...tableState('jamaica', 'middle'), name: 'captain', arrive: meetCaptain },
  { ...tableState('jamaica', 'middle'), name: 'settings', arrive: openSettings },
  { name: 'curtain', address: '/?ruleset=yassa&seats=3&bots=friend', arrive: play },
  {
    name: 'replay',
    games: [[replayed.game, replayed.moment]],
    address: `/replay?game=${replayed.game}-${replayed.moment}&at=60`,
    arrive: (page) => page.locator('[data-moment]').waitFor(),
  },
  { name: 'learn', address: '/learn', isWhole: true },
  { name: 'learn-jamaica', address: '/learn/jamaica-1', isWhole: true },
  { name: 'rules', address: '/rules' },
  { name: 'lost', address: '/davy-jones' },
];
