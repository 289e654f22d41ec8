// Reads what a component or a style sheet says in CSS.
import { parse, parseCss } from 'svelte/compiler';

/**
 * Every declaration and every at-rule of one file, each with its line. Of a component: its style block, its `style`
 * attributes and its `style:` directives, as far as they are literal.
 */
export function readStyle(path, text) {
  const found = { declarations: [], atRules: [] };
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  if (path.endsWith('.css')) {
    readNodes(parseCss(text).children, found, lineAt);
    return found;
  }
  const { css, fragment } = parse(text, { modern: true });
  readNodes(css?.children ?? [], found, lineAt);
  readMarkup(fragment, found, lineAt);
  return found;
}

function readNodes(nodes, found, lineAt) {
  for (const node of nodes) {
    const line = lineAt(node.start);
    if (node.type === 'Declaration') {
      found.declarations.push({ property: node.property, value: node.value.replace(/\s+/g, ' '), line });
    }
    // A typeface is defined there, not taken.
    if (node.name === 'font-face') continue;
    if (node.type === 'Atrule') found.atRules.push({ name: node.name, value: node.prelude, line });
    readNodes(node.block?.children ?? [], found, lineAt);
  }
}

function readMarkup(node, found, lineAt) {
  if (Array.isArray(node)) return node.forEach((child) => readMarkup(child, found, lineAt));
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'StyleDirective') {
    found.declarations.push({ property: node.name, value: literalOf(node.value), line: lineAt(node.start) });
  }
  // What is wholly computed says nothing here.
  if (node.type === 'Attribute' && node.name === 'style' && Array.isArray(node.value)) {
    const { children } = parseCss(`x{${literalOf(node.value)}}`);
    readNodes(children, found, () => lineAt(node.start));
  }
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'metadata') readMarkup(child, found, lineAt);
  }
}

/** The text of an attribute, with a 0 for each part that is computed. */
function literalOf(value) {
  if (!Array.isArray(value)) return '0';
  return value.map((part) => (part.type === 'Text' ? part.data : '0')).join('');
}
