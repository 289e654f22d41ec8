// npm run gallery: takes pictures of named states of the pages, in real games on the real server, to be looked at.
import './node-version.mjs';

const { existsSync, mkdirSync, readFileSync, writeFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { parseArgs } = await import('node:util');
const { ensureBrowser, findBrowser } = await import('./browser.mjs');
const { ensureInstalled, root } = await import('./fresh.mjs');
const { ready, states } = await import('./gallery/states.mjs');

const folder = 'gallery';
const readmePicture = 'docs/images/table.webp';
const readmeShot = { state: 'jamaica-weighed', size: 'desktop', theme: 'light', language: 'en' };

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const themes = ['light', 'dark'];
const languages = Object.keys(
  JSON.parse(readFileSync(join(root, 'packages/web/src/words/languages.json'), 'utf8')),
);
const inEveryLanguage = ['start', 'jamaica-middle', 'jamaica-end'];

const usage = `Takes pictures of the pages into ${folder}/, and lays them out in ${folder}/index.html.

  npm run gallery                       every state, big, middling and small, by day and night, in English;
                                        ${inEveryLanguage.join(', ')} in every language
  npm run gallery -- --all              everything in every language
  npm run gallery -- --only jamaica     the states whose name begins so
  npm run gallery -- --language pl --theme dark --size phone
  npm run gallery -- --readme           the picture of the README, ${readmePicture}

States: ${states.map(({ name }) => name).join(', ')}
Languages: ${languages.join(', ')}. Themes: ${themes.join(', ')}. Sizes: ${Object.keys(sizes).join(', ')}.`;

await main();

async function main() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  const shots = options.readme ? [readmeShot] : chooseShots(options);
  if (shots.length === 0) return stop(`There is no such picture.\n\n${usage}`, 2);
  ensureInstalled();
  ensureBrowser();
  const failed = await takeAll(shots, options.readme ? () => readmePicture : fileOf);
  if (!options.readme) await layOut();
  if (failed > 0) stop(`${failed} of ${shots.length} pictures could not be taken.`, 1);
}

function readOptions() {
  const text = { type: 'string', multiple: true };
  const flag = { type: 'boolean' };
  try {
    return parseArgs({
      options: { only: text, language: text, theme: text, size: text, all: flag, readme: flag, help: flag },
    }).values;
  } catch (error) {
    return stop(`${error.message}\n\n${usage}`, 2);
  }
}

function stop(message, code) {
  console.error(message);
  process.exit(code);
}

function chooseShots({ only, language, theme, size, all }) {
  const isWanted = (asked, value) => asked === undefined || asked.includes(value);
  return everyShot().filter(
    (shot) =>
      (only === undefined || only.some((name) => shot.state.startsWith(name))) &&
      isWanted(theme, shot.theme) &&
      isWanted(size, shot.size) &&
      (language === undefined ? all || isUsual(shot) : language.includes(shot.language)),
  );
}

/** One after the other as they need the same browser window. */
function everyShot() {
  return languages.flatMap((language) =>
    themes.flatMap((theme) =>
      Object.keys(sizes).flatMap((size) =>
        states.map(({ name }) => ({ state: name, size, theme, language })),
      ),
    ),
  );
}

function isUsual({ state, theme, language }) {
  return language === 'en' || (theme === 'light' && inEveryLanguage.includes(state));
}

function fileOf({ state, size, theme, language }) {
  return join(folder, [state, size, theme, language, 'png'].join('.'));
}

/** How many could not be taken. */
async function takeAll(shots, fileFor) {
  const studio = await openStudio();
  let failed = 0;
  try {
    for (const [n, shot] of shots.entries()) {
      const file = fileFor(shot);
      const problem = await take(studio, shot, join(root, file)).catch((error) => error.message);
      if (problem !== undefined) failed++;
      console.log(`${n + 1}/${shots.length} ${file}${problem === undefined ? '' : `: ${problem}`}`);
    }
  } finally {
    await studio.close();
  }
  return failed;
}

async function openStudio() {
  const { chromium } = await import('@playwright/test');
  const { ensureServerBuilt, ensureWebBuilt } = await import('./build.mjs');
  const { openShelf } = await import('./gallery/games.mjs');
  const { serve } = await import('./serve.mjs');
  await ensureWebBuilt();
  await ensureServerBuilt();
  const shelf = await openShelf();
  const server = await serve({ port: 0 });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const close = async () => {
    await browser.close();
    await server.stop();
  };
  return { shelf, browser, address: server.address, windows: new Map(), prepared: new Map(), close };
}

/** What went wrong on the page, if anything did. */
async function take(studio, { state, ...look }, path) {
  const wanted = states.find(({ name }) => name === state);
  const { address, games = [], storage = {}, prepare, arrive, isWhole = false } = wanted;
  if (prepare !== undefined) await once(studio, prepare);
  const page = await (await windowFor(studio, look)).newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.addInitScript(
      fillStorage,
      Object.assign({}, storage, ...games.map((one) => studio.shelf(...one).items)),
    );
    await page.goto(`${studio.address}${address.slice(1)}`);
    await arrive?.(page);
    await ready(page);
    // What is not in sight is not drawn; a picture of the whole page sees it all.
    if (isWhole) await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    mkdirSync(join(path, '..'), { recursive: true });
    const picture = await page.screenshot({ fullPage: isWhole });
    writeFileSync(path, path.endsWith('.webp') ? await lighter(page, picture) : picture);
  } finally {
    await page.close();
  }
  return errors[0];
}

/** The same picture in a fifth of the bytes, as the browser itself can write it. */
async function lighter(page, picture) {
  const address = await page.evaluate(async (text) => {
    const { createImageBitmap, document } = globalThis;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const drawn = await createImageBitmap(new Blob([bytes]));
    const canvas = Object.assign(document.createElement('canvas'), {
      width: drawn.width,
      height: drawn.height,
    });
    canvas.getContext('2d').drawImage(drawn, 0, 0);
    return canvas.toDataURL('image/webp', 0.76);
  }, picture.toString('base64'));
  return Buffer.from(address.split(',')[1], 'base64');
}

/** What makes the server ready for a picture is done for the first of its kind. */
async function once(studio, prepare) {
  if (!studio.prepared.has(prepare)) studio.prepared.set(prepare, prepare(studio));
  await studio.prepared.get(prepare);
}

/** Windows of the same look share what they have fetched. */
async function windowFor({ browser, windows }, { size, theme, language }) {
  const key = `${size} ${theme} ${language}`;
  if (!windows.has(key)) {
    const look = { ...sizes[size], colorScheme: theme, locale: language };
    windows.set(key, await browser.newContext({ ...look, reducedMotion: 'reduce', serviceWorkers: 'block' }));
  }
  return windows.get(key);
}

function fillStorage(items) {
  localStorage.clear();
  localStorage.setItem('topsail.settings', 'pace=instant');
  for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
}

async function layOut() {
  const { writeSheet } = await import('./gallery/sheet.mjs');
  if (!existsSync(join(root, folder))) return;
  writeSheet(join(root, folder));
  console.log(`All of them: ${folder}/index.html`);
}
