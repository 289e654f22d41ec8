import { expect, test as base, type BrowserContext, type TestInfo } from '@playwright/test';

/**
 * Replaces the luck of a page by one that repeats, and differs with every page that is loaded. Stands on its own, to be
 * sent into the page.
 */
function repeatLuck(seed: string): void {
  const loaded = Number(/^loaded (\d+)$/.exec(window.name)?.[1] ?? 0);
  window.name = `loaded ${loaded + 1}`;
  let state = 0;
  for (const letter of `${seed} ${loaded}`) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = next;
  const fill = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, i) => (bytes[i] = Math.floor(256 * next())));
    return array;
  };
  Object.defineProperty(Crypto.prototype, 'getRandomValues', { value: fill });
}

/** Who wants less motion is in a hurry, too, unless a test says otherwise. Stands on its own, to be sent into the page. */
function hurry(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill && localStorage.getItem('topsail.settings') === null)
    localStorage.setItem('topsail.settings', 'pace=instant');
}

function seedOf({ titlePath, repeatEachIndex }: TestInfo): string {
  return [...titlePath, repeatEachIndex].join(' ');
}

/** Gives all pages of a context the luck of this test, and of nobody else's context in it. */
export async function seedLuck(context: BrowserContext): Promise<void> {
  const which = context.browser()?.contexts().indexOf(context) ?? 0;
  await context.addInitScript(repeatLuck, `${seedOf(base.info())} ${which}`);
  await context.addInitScript(hurry);
}

/** What the policy of the server forbids the pages: a style or script inside the page, a file from elsewhere. */
function forbidden(context: BrowserContext): readonly string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) found.push(message.text());
  });
  return found;
}

/** A test in whose pages luck repeats: names, seeds, ids and the share of the dice. None does what the server forbids. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const found = forbidden(context);
    await seedLuck(context);
    await use(context);
    expect(found).toEqual([]);
  },
});
