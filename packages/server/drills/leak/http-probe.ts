import { LIMITS } from '@topsail/protocol';
import * as v from 'valibot';
import type { Guest } from '../kit/guest.ts';
import { must } from '../kit/verdict.ts';
import { apiSchema } from './frames.ts';
import { NONCE_PREFIX } from '../kit/virtual-user.ts';
import type { FrameInspector } from './frame-inspector.ts';

/** Requests things by HTTP that are not the caller's, and checks the answers. */
export class HttpProbe {
  readonly #at: string;
  answers = 0;

  constructor(at: string) {
    this.#at = at;
  }

  /** The record of a running game would reveal hidden cards, so it must be refused. */
  async tryRecord(table: string, guest: Guest, refusal: string): Promise<void> {
    const { status, body } = await this.#get(`/api/tables/${table}/record`, guest);
    must(status === 403, () => `the record of ${table} was answered with ${status} before its end`);
    must(body.includes(`"${refusal}"`), () => `the record of ${table} was refused with ${body}`);
  }

  /** Requests past frames and checks them like frames that are sent now. */
  async readPastFrames(table: string, from: number, inspector: FrameInspector): Promise<void> {
    const path = `/api/tables/${table}/seen?from=${from}&to=${from + LIMITS.pastFrames - 1}`;
    const answer = await fetch(this.#at + path, { headers: { cookie: inspector.guest.cookie } });
    const frames: unknown = await answer.json();
    const now = Date.now();
    this.answers += 1;
    if (!Array.isArray(frames)) {
      must(v.is(apiSchema, frames), () => `${path} does not answer with a list`);
      return;
    }
    inspector.onSent(JSON.stringify({ table }));
    for (const frame of frames as object[]) inspector.onReceived(JSON.stringify({ ...frame, now }));
  }

  async tryOtherPaths(guest: Guest): Promise<void> {
    for (const path of ['/api/me', '/healthz', '/readyz', '/api/tables', '/api/people', '/api/tables/x'])
      await this.#get(path, guest);
  }

  async #get(path: string, { cookie }: Guest): Promise<{ status: number; body: string }> {
    const answer = await fetch(this.#at + path, { headers: { cookie } });
    const body = await answer.text();
    this.answers += 1;
    must(v.is(apiSchema, JSON.parse(body)), () => `${path} answers ${body.slice(0, 300)}`);
    must(!/[\w-]{40,}/.test(body) && !body.includes(NONCE_PREFIX), () => `${path} reveals a secret: ${body}`);
    return { status: answer.status, body };
  }
}
