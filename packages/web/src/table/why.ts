import type { Refusal } from '@topsail/engine';
import { words } from '../words/index.ts';

/** Why something was not done, in words, and the rule behind it. */
export interface Why {
  readonly text: string;
  readonly code: string;
  readonly rule?: string | undefined;
}

export function whyRefused({ code, rule, params = {} }: Refusal): Why {
  return { text: words.refusals[code](params), code, rule };
}
