import { LIMITS } from '@topsail/protocol';
import * as v from 'valibot';
import type { Guest } from '../kit/guest.ts';
import { must } from '../kit/verdict.ts';
import { apiSchema } from './frames.ts';
import { HUSH, type Witness } from './witness.ts';

/** What the small API answers to somebody who asks for what is not theirs. */
export class Doors {
  readonly #at: string;
  answers = 0;

  constructor(at: string) {
    this.#at = at;
  }

  /** The record of a running game would tell what is hidden. */
  async tryRecord(table: string, guest: Guest): Promise<void> {
    const { status, body } = await this.#get(`/api/tables/${table}/record`, guest);
    must(status === 403, () => `the record of ${table} was given (${status}) before its end`);
    must(body.includes('"table/not-over"'), () => `the record of ${table} was refused with ${body}`);
  }

  /** What somebody was shown of a stretch of the game is checked as if it were sent to them now. */
  async lookBack(table: string, from: number, witness: Witness): Promise<void> {
    const path = `/api/tables/${table}/seen?from=${from}&to=${from + LIMITS.pastFrames - 1}`;
    const answer = await fetch(this.#at + path, { headers: { cookie: witness.guest.cookie } });
    const told: unknown = await answer.json();
    const now = Date.now();
    this.answers += 1;
    if (!Array.isArray(told)) {
      must(v.is(apiSchema, told), () => `${path} answers no list`);
      return;
    }
    witness.sent(JSON.stringify({ table }));
    for (const frame of told as object[]) witness.heard(JSON.stringify({ ...frame, now }));
  }

  async askAround(guest: Guest): Promise<void> {
    for (const path of ['/api/me', '/healthz', '/readyz', '/api/tables', '/api/people', '/api/tables/x'])
      await this.#get(path, guest);
  }

  async #get(path: string, { cookie }: Guest): Promise<{ status: number; body: string }> {
    const answer = await fetch(this.#at + path, { headers: { cookie } });
    const body = await answer.text();
    this.answers += 1;
    must(v.is(apiSchema, JSON.parse(body)), () => `${path} answers ${body.slice(0, 300)}`);
    must(!/[\w-]{40,}/.test(body) && !body.includes(HUSH), () => `${path} tells a secret: ${body}`);
    return { status: answer.status, body };
  }
}
