import type { Denial, ServerRefusalCode } from '@topsail/protocol';
import type { Why } from '../table/why.ts';
import { words } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';

/** Why the rules or the server did not do something, in words. */
export function whyDenied({ code, rule, params = {} }: Denial): Why {
  const text = isOfServer(code) ? onlineWords.serverRefusals[code] : words.refusals[code];
  return { text: text(params), code, rule };
}

function isOfServer(code: Denial['code']): code is ServerRefusalCode {
  return code in onlineWords.serverRefusals;
}
