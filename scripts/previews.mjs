// npm run previews: draws the pictures that messengers show beside a link, from the covers of the games.
import './node-version.mjs';

const { readFileSync, writeFileSync } = await import('node:fs');
const { join } = await import('node:path');
const { ensureBrowser, findBrowser } = await import('./browser.mjs');
const { ensureInstalled, root } = await import('./fresh.mjs');

const SIZE = { width: 1200, height: 630 };
const QUALITY = 55;
/** The picture of the second edition also stands for all that has none of its own. */
const PICTURES = {
  'preview.jpg': 'jamaica-2',
  'preview-jamaica-1.jpg': 'jamaica-1',
  'preview-yassa.jpg': 'yassa',
  'preview-cartagena.jpg': 'cartagena',
};

ensureInstalled();
ensureBrowser();
const { chromium } = await import('@playwright/test');
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const [name, cover] of Object.entries(PICTURES)) {
    await page.setContent(sheet(cover));
    await page.evaluate(() => globalThis.document.fonts.ready);
    const picture = await page.screenshot({ type: 'jpeg', quality: QUALITY });
    writeFileSync(join(root, 'packages/web/public', name), picture);
    console.log(`packages/web/public/${name}: ${Math.round(picture.length / 1024)} kB`);
  }
} finally {
  await browser.close();
}

function sheet(cover) {
  const art = dataUrl(`packages/web/src/games/catalogue/covers/${cover}.svg`, 'image/svg+xml');
  const font = dataUrl('packages/web/src/ui/fonts/alegreya-latin-800-normal.woff2', 'font/woff2');
  return `<style>
    @font-face { font-family: title; src: url(${font}); }
    body { margin: 0; width: 100vw; height: 100vh; background: url(${art}) center / cover; }
    b { position: absolute; inset: auto 0 0; padding: 26px 48px 34px; color: #fff3d6;
      background: linear-gradient(transparent, #0b242d 62%); font: 800 92px/1 title; }
  </style><b>Topsail</b>`;
}

function dataUrl(path, type) {
  return `data:${type};base64,${readFileSync(join(root, path)).toString('base64')}`;
}
