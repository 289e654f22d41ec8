import { join } from 'node:path';

/** A picture of what is drawn once it has stood for so long: parts of a beat may have to be fetched. */
const A_MOMENT = 250;
/** Nobody thinks longer than that. */
const PATIENCE = 60_000;

/** Plays a game and takes a picture of every beat and every question. Resolves to the pictures with their captions. */
export async function shoot(page, address, { ruleset, seed, seats, beats, folder }) {
  // A story takes longest, so that its first beat can be stopped.
  await page.addInitScript(() => localStorage.setItem('topsail.settings', 'pace=story'));
  await page.goto(`${address}?ruleset=${ruleset}&seats=${seats}&bots=sailor&seed=${seed}`);
  await page.locator('form[aria-labelledby=new-game] button[type=submit]').click();
  await page.locator('.board-sheet').first().waitFor();
  const frames = [];
  for (let last = ''; frames.length < beats;) {
    const now = await next(page, last);
    if (now.is === 'paused' || now.is === 'asked') {
      await page.waitForTimeout(A_MOMENT);
      frames.push(await take(page, folder, frames.length, now));
      console.log(`${frames.length}/${beats} ${frames.at(-1).caption}`);
    }
    if (now.is === 'over') break;
    if (now.is === 'playing') await page.keyboard.press('p');
    if (now.is === 'paused') await page.keyboard.press('Space');
    if (now.is === 'asked') await answer(page, frames.length);
    last = now.key;
  }
  return frames;
}

/** What the page shows next, when it shows something new. */
async function next(page, last) {
  const shown = await page.waitForFunction(look, last, { timeout: PATIENCE, polling: 20 });
  return shown.jsonValue();
}

/** Stands on its own, to be sent into the page. */
function look(last) {
  const { document } = globalThis;
  const text = (where) => document.querySelector(where)?.textContent?.trim() ?? '';
  const pace = document.querySelector('.pace');
  const asked = document.querySelector('.yours [data-move]');
  const is = document.querySelector('caption')
    ? 'over'
    : pace && !pace.classList.contains('over')
      ? document.querySelector('.pace use[href$="#play"]')
        ? 'paused'
        : 'playing'
      : asked
        ? 'asked'
        : 'waiting';
  const caption = is === 'asked' ? text('#prompt > [aria-hidden]') || text('#prompt') : text('.caption p');
  const key = [is, caption, text('[aria-labelledby=log]'), text('.yours')].join('\n');
  return is === 'waiting' || key === last ? false : { is, caption, key };
}

async function take(page, folder, n, { is, caption }) {
  const file = `${String(n + 1).padStart(3, '0')}.png`;
  await page.screenshot({ path: join(folder, file) });
  return { file, caption, isAsked: is === 'asked' };
}

/** What a careful player would answer, or one answer after the other. */
async function answer(page, n) {
  await page.evaluate((turn) => {
    const answers = [...globalThis.document.querySelectorAll('.yours [data-move]')];
    const usual = answers.find((button) => button.classList.contains('usual'));
    const move = (usual ?? answers[turn % answers.length]).dataset.move;
    // What is weighed first is given by pressing it again.
    for (let press = 0; press < 2; press++)
      globalThis.document.querySelector(`.yours [data-move="${move}"]`)?.click();
  }, n);
}
