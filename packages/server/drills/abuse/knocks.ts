import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@topsail/engine';
import * as v from 'valibot';
import { oneIn } from '../kit/luck.ts';
import { must } from '../kit/verdict.ts';
import { apiSchema } from '../leak/frames.ts';
import { BareSocket } from './bare-socket.ts';
import { badRequest } from './requests.ts';
import { bytes } from './rubbish.ts';

const STATUSES = new Set([100, 101, 200, 304, 400, 401, 403, 404, 405, 408, 413, 415, 417, 426, 429, 431]);
/** Nothing of the house's insides. */
const INSIDES = /node_modules|node:internal|\bat \S+ \(|\.ts:\d|SQLITE|topsail\.db/;

export interface Door {
  readonly port: number;
  /** The token of a program, which is never said back. */
  readonly token: string;
}

/** Requests on bare sockets: one, several at once, in small pieces, or never finished. How many were sent is returned. */
export async function knock({ port, token }: Door, luck: Chance): Promise<number> {
  const bare = new BareSocket(port);
  await bare.opened;
  const requests = Array.from({ length: oneIn(luck, 2) ? luck.roll(40, 'requests') : 1 }, () =>
    oneIn(luck, 20) ? bytes(luck, 300).toString('latin1') : badRequest(luck, `127.0.0.1:${port}`, token),
  );
  await send(bare, requests.join(''), luck);
  if (oneIn(luck, 5)) bare.socket.destroy();
  await Promise.race([bare.closed, sleep(luck.roll(300, 'wait'))]);
  bare.socket.destroy();
  checkAnswer(bare.heard, token);
  return requests.length;
}

async function send(bare: BareSocket, text: string, luck: Chance): Promise<void> {
  const isSlow = oneIn(luck, 10);
  const end = isSlow ? Math.min(text.length, 300) : text.length;
  const piece = isSlow ? 20 : end;
  for (let at = 0; at < end; at += piece) {
    bare.write(text.slice(at, at + piece));
    if (isSlow) await sleep(luck.roll(20, 'pause'));
  }
}

/** Every answer has a status that is meant, the headers that keep a page safe, and nothing in it that is nobody's. */
function checkAnswer(text: string, token: string): void {
  const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/).filter((part) => part !== '');
  for (const answer of answers) {
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
    must(STATUSES.has(status), () => `answers ${answer.slice(0, 200)}`);
    must(!answer.includes(token), () => `says a token back: ${answer.slice(0, 400)}`);
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    const isWhole = body.length === Number(/^content-length: (\d+)/im.exec(head)?.[1]);
    if (status >= 400 && isWhole && body !== '')
      must(v.is(apiSchema, JSON.parse(body)), () => `answers ${status} with ${body.slice(0, 200)}`);
    if (status >= 400) must(!INSIDES.test(answer), () => `tells of its insides: ${answer.slice(0, 400)}`);
    if (status >= 200)
      must(/^content-security-policy: /im.test(head), () => `answers ${status} without a policy: ${head}`);
  }
}
