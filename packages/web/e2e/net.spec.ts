import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { netBits } from '@topsail/bots/testing';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

type NetText = Parameters<typeof netBits>[0];

declare global {
  /** What the page is given to run. */
  var inThePage: { readonly netBits: typeof netBits };
}

const CODE = 'packages/bots/src/testing/net-bits.ts';
const TABLES = [
  { ruleset: 'jamaica-1', seats: 4, options: {} },
  { ruleset: 'jamaica-2', seats: 4, options: { ghost: 'no' } },
] as const;

/** The same sources as a script for the page. */
async function script(): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: [CODE], bundle: true, write: false, format: 'iife', globalName: 'inThePage' },
  });
  return outputFiles[0]!.text;
}

function netOf(ruleset: string): NetText {
  const path = new URL(`../../bots/src/jamaica/nets/${ruleset}.json`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(path), 'utf8')) as NetText;
}

for (const setup of TABLES)
  test(`the net of ${setup.ruleset} comes to the same bits here and in the page`, async ({ page }) => {
    const net = netOf(setup.ruleset);
    await page.addScriptTag({ content: await script() });
    const seen = await page.evaluate((args) => inThePage.netBits(...args), [net, setup, 'bits'] as const);
    expect(seen).toMatch(/^[0-9a-f]{16}$/);
    expect(seen).toBe(netBits(net, setup, 'bits'));
    expect(netBits(net, setup, 'other')).not.toBe(seen);
  });
