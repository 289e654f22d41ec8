import type { AnyRefusal } from '@topsail/protocol';
import { saying } from './index.ts';

const fetchWhy = saying(['refusals'], () => import('./why.ts'));

/** Why something was not done, in words that are fetched when they are first needed. Without them its code must do. */
export async function refusedText(refusal: AnyRefusal): Promise<string> {
  try {
    const { whyRefused } = await fetchWhy();
    return whyRefused(refusal);
  } catch {
    return refusal.code;
  }
}
