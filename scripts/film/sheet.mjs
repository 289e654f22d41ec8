import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const width = 1920;

/** Lays the pictures out in their order, as a page and as one picture of it. */
export async function writeSheet(page, folder, { ruleset, seed, size }, frames) {
  const columns = size === 'phone' ? 6 : 3;
  const file = join(folder, 'index.html');
  writeFileSync(file, html(`${ruleset}, seed ${seed}`, columns, frames));
  await page.setViewportSize({ width, height: 1080 });
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, 'sheet.png'), fullPage: true });
}

function html(title, columns, frames) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Topsail: ${escaped(title)}</title>
<style>
  body { margin: 24px; background: #20262a; color: #eee; font: 20px/1.3 Georgia, serif }
  ol { display: grid; grid-template-columns: repeat(${columns}, minmax(0, 1fr)); gap: 20px; padding: 0; list-style: none }
  li { padding: 8px; border-radius: 8px; background: #f7ecca; color: #20262a }
  .asked { background: #ffe08a }
  img { display: block; width: 100%; margin-bottom: 6px }
</style>
<h1>${escaped(title)}</h1>
<ol>
${frames.map(figure).join('\n')}
</ol>
</html>
`;
}

function figure({ file, caption, isAsked }, n) {
  return `<li${isAsked ? ' class="asked"' : ''}><a href="${file}"><img src="${file}" alt=""></a>${n + 1}. ${escaped(caption)}</li>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
