import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@topsail/engine';
import * as v from 'valibot';
import { oneIn } from '../kit/random-choice.ts';
import { must } from '../kit/verdict.ts';
import { apiSchema } from '../leak/frames.ts';
import { RawSocket } from './raw-socket.ts';
import { badRequest } from './bad-request.ts';
import { bytes } from './malformed.ts';

const STATUSES = new Set([
  100, 101, 200, 304, 400, 401, 403, 404, 405, 408, 413, 415, 417, 421, 426, 429, 431,
]);
/** Texts that would reveal how the server is built. */
const INTERNALS = /node_modules|node:internal|\bat \S+ \(|\.ts:\d|SQLITE|topsail\.db/;

export interface Target {
  readonly port: number;
  /** A program's token, which no answer may contain. */
  readonly token: string;
}

/** Sends HTTP requests: one, several at once, in small pieces, or incomplete. Returns how many were sent. */
export async function sendBadRequests({ port, token }: Target, chance: Chance): Promise<number> {
  const raw = new RawSocket(port);
  await raw.opened;
  const requests = Array.from({ length: oneIn(chance, 2) ? chance.roll(40, 'requests') : 1 }, () =>
    oneIn(chance, 20)
      ? bytes(chance, 300).toString('latin1')
      : badRequest(chance, `127.0.0.1:${port}`, token),
  );
  await send(raw, requests.join(''), chance);
  if (oneIn(chance, 5)) raw.socket.destroy();
  await Promise.race([raw.closed, sleep(chance.roll(300, 'wait'))]);
  raw.socket.destroy();
  checkAnswer(raw.received, token);
  return requests.length;
}

async function send(raw: RawSocket, text: string, chance: Chance): Promise<void> {
  const isSlow = oneIn(chance, 10);
  const end = isSlow ? Math.min(text.length, 300) : text.length;
  const piece = isSlow ? 20 : end;
  for (let at = 0; at < end; at += piece) {
    raw.write(text.slice(at, at + piece));
    if (isSlow) await sleep(chance.roll(20, 'pause'));
  }
}

/** Every answer has an expected status, the security headers, and no secret or internal detail. */
function checkAnswer(text: string, token: string): void {
  const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/).filter((part) => part !== '');
  for (const answer of answers) {
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
    must(STATUSES.has(status), () => `answers ${answer.slice(0, 200)}`);
    must(!answer.includes(token), () => `contains a token: ${answer.slice(0, 400)}`);
    const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
    const isComplete = body.length === Number(/^content-length: (\d+)/im.exec(head)?.[1]);
    // For a wrong host name there is a sentence for the host of the server.
    if (status >= 400 && status !== 421 && isComplete && body !== '')
      must(v.is(apiSchema, JSON.parse(body)), () => `answers ${status} with ${body.slice(0, 200)}`);
    if (status >= 400)
      must(!INTERNALS.test(answer), () => `reveals internal details: ${answer.slice(0, 400)}`);
    if (status >= 200)
      must(
        /^content-security-policy: /im.test(head),
        () => `answers ${status} without a content security policy: ${head}`,
      );
  }
}
