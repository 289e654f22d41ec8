import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a page that shows all pictures of the folder, state by state. */
export function writeSheet(folder) {
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'));
  const names = [...new Set(pictures.map((file) => file.split('.')[0]))];
  const sections = names.map((name) =>
    section(
      name,
      pictures.filter((file) => file.startsWith(`${name}.`)),
    ),
  );
  writeFileSync(join(folder, 'index.html'), page(sections.join('\n')));
}

function section(name, files) {
  return `<h2>${name}</h2>\n<div>${files.map(figure).join('\n')}</div>`;
}

function figure(file) {
  const caption = file.split('.').slice(1, -1).join(', ');
  return `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy" height="320"></a><figcaption>${caption}</figcaption></figure>`;
}

function page(body) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Topsail: gallery</title>
<style>
  body { margin: 24px; background: #20262a; color: #eee; font: 16px/1.4 sans-serif }
  div { display: flex; flex-wrap: wrap; gap: 16px }
  figure { margin: 0 }
</style>
<h1>Topsail: gallery</h1>
${body}
</html>
`;
}
