// npm run lighthouse: what Lighthouse thinks of the start page and of a table. It is fetched at the first run.
import './node-version.mjs';

const { spawn } = await import('node:child_process');
const { mkdtempSync, readFileSync, rmSync } = await import('node:fs');
const { tmpdir } = await import('node:os');
const { join } = await import('node:path');
const { ensureBrowser, findBrowser } = await import('./browser.mjs');
const { ensureInstalled } = await import('./fresh.mjs');

const lighthouse = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices'];
const wanted = 95;
const runs = 3;
const pages = { 'start page': '', table: '?play=jamaica-2' };

ensureInstalled();
ensureBrowser();
const { ensureServerBuilt, ensureWebBuilt } = await import('./build.mjs');
const { serve } = await import('./serve.mjs');
await ensureWebBuilt();
await ensureServerBuilt();
if ((await runLighthouse(['--version'])) !== 0) {
  console.error(`Cannot get ${lighthouse}: its first run needs a network.`);
  process.exit(1);
}
const server = await serve({ port: 0 });
const folder = mkdtempSync(join(tmpdir(), 'topsail-lighthouse-'));
try {
  for (const [name, path] of Object.entries(pages)) await measure(name, `${server.address}${path}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await server.stop();
}

/** The middle one of several runs, as a machine has other things to do now and then. */
async function measure(name, address) {
  const reports = [];
  for (let run = 0; run < runs; run++) reports.push(await look(address));
  const sound = reports
    .filter(({ runtimeError }) => runtimeError === undefined)
    .toSorted((a, b) => a.categories.performance.score - b.categories.performance.score);
  if (sound.length === 0) throw new Error(`Lighthouse could not measure the ${name}`);
  print(`${name}, the middle of ${sound.length} runs`, sound[Math.floor(sound.length / 2)]);
}

async function look(address) {
  const report = join(folder, 'report.json');
  const code = await runLighthouse([
    address,
    '--preset=desktop',
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]);
  if (code !== 0) return { runtimeError: code };
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The scores, and what cost points where one is too low. */
function print(name, { categories: scores, audits }) {
  console.log(`\n${name}`);
  for (const { title, score, auditRefs } of Object.values(scores)) {
    const points = Math.round(score * 100);
    console.log(`  ${String(points).padStart(3)}  ${title}`);
    if (points >= wanted) continue;
    process.exitCode = 1;
    for (const { id, weight } of auditRefs)
      if (weight > 0 && audits[id].score < 0.9)
        console.log(`         ${audits[id].title} ${audits[id].displayValue ?? ''}`);
  }
}

function runLighthouse(args) {
  const env = { ...process.env, CHROME_PATH: findBrowser() ?? '' };
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const child = spawn(npx, ['--yes', lighthouse, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('exit', done);
  });
}
