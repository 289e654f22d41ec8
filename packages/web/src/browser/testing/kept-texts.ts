import { afterEach, beforeEach, vi } from 'vitest';

/** The texts that a page keeps in the browser, empty at the beginning of every test. */
export function keepTexts(): Map<string, string> {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  return kept;
}
