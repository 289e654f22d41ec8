// npm run film: plays a real game in a browser beat by beat, and lays one picture of each beat out like a comic.
import './node-version.mjs';

const { mkdirSync, rmSync } = await import('node:fs');
const { resolve } = await import('node:path');
const { parseArgs } = await import('node:util');
const { ensureBrowser, findBrowser } = await import('./browser.mjs');
const { ensureInstalled, root } = await import('./fresh.mjs');
const { shoot } = await import('./film/shooting.mjs');
const { writeSheet } = await import('./film/sheet.mjs');

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

const usual = {
  ruleset: 'jamaica-2',
  seed: 'film',
  seats: '3',
  size: 'desktop',
  language: 'en',
  beats: '60',
};

const usage = `Films a game: plays it in a browser, event by event, and takes a picture of each with its caption.

  npm run film -- --ruleset jamaica-2 --seed S

  --ruleset R    which game; ${usual.ruleset} by default
  --seed S       its luck; the same seed gives the same film
  --seats N      how many sit at the table, the first of them you; ${usual.seats} by default
  --size ${Object.keys(sizes).join('|')}
  --language L   en, ru, uk or pl
  --beats N      how many pictures at most; ${usual.beats} by default
  --out DIR      where to; film/RULESET-SEED by default

Writes index.html and sheet.png, one picture after the other, and the pictures themselves.`;

await main();

async function main() {
  const options = readOptions();
  if (options.help) return console.log(usage);
  const wanted = { ...usual, ...options };
  if (!(wanted.size in sizes) || !(Number(wanted.beats) > 0)) return stop(usage);
  ensureInstalled();
  ensureBrowser();
  const folder = resolve(options.out ?? `${root}/film/${wanted.ruleset}-${wanted.seed}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const studio = await openStudio();
  try {
    const context = await studio.browser.newContext({
      ...sizes[wanted.size],
      locale: wanted.language,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const frames = await shoot(page, studio.address, { ...wanted, beats: Number(wanted.beats), folder });
    await writeSheet(await context.newPage(), folder, wanted, frames);
    console.log(`${frames.length} pictures: ${folder}/index.html, ${folder}/sheet.png`);
  } finally {
    await studio.close();
  }
}

function readOptions() {
  const text = { type: 'string' };
  try {
    const names = [...Object.keys(usual), 'out'];
    const options = Object.fromEntries(names.map((name) => [name, text]));
    return parseArgs({ options: { ...options, help: { type: 'boolean' } } }).values;
  } catch (error) {
    return stop(`${error.message}\n\n${usage}`);
  }
}

function stop(message) {
  console.error(message);
  process.exit(2);
}

async function openStudio() {
  const { chromium } = await import('@playwright/test');
  const { ensureServerBuilt, ensureWebBuilt } = await import('./build.mjs');
  const { serve } = await import('./serve.mjs');
  await ensureWebBuilt();
  await ensureServerBuilt();
  const server = await serve({ port: 0 });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const close = async () => {
    await browser.close();
    await server.stop();
  };
  return { browser, address: server.address, close };
}
