import { endSessionSchema } from '@topsail/protocol';
import type { TokenRow } from '@topsail/store';
import type { People } from '../people/people.ts';
import type { Sessions } from '../people/sessions.ts';
import { authenticate } from './authenticate.ts';
import { readBody } from './body.ts';
import { endedCookie } from './cookie.ts';
import { codeReply, json, refusalReply, type Reply } from './reply.ts';
import type { Route, RouteRequest } from './route.ts';

interface SessionParts {
  readonly people: People;
  readonly sessions: Sessions;
  /** A token is no longer valid: what was opened with it is closed. */
  readonly onEnd: (token: TokenRow) => void;
}

/** Where a person is signed in, and which programs have a token of theirs. */
export function sessionRoutes(parts: SessionParts): readonly Route[] {
  return [
    { method: 'GET', path: /^\/api\/sessions$/, cost: 5, answer: (request) => list(parts, request) },
    { method: 'POST', path: /^\/api\/sessions\/end$/, cost: 10, answer: (request) => end(parts, request) },
  ];
}

async function list({ people, sessions }: SessionParts, { info }: RouteRequest): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined || caller.program) return codeReply('person/unknown');
  return json({ sessions: await sessions.list(caller.person, info.bearer ?? info.session) });
}

async function end(
  { people, sessions, onEnd }: SessionParts,
  { request, info }: RouteRequest,
): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined || caller.program) return codeReply('person/unknown');
  const body = await readBody(request, endSessionSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const ended = await sessions.end(caller.person, body.value.id);
  if (!ended.ok) return refusalReply(ended.refusal);
  onEnd(ended.value);
  const isOwn = (await authenticate(people, info)) === undefined;
  return json({ ended: true }, isOwn ? { 'Set-Cookie': endedCookie(info) } : {});
}
