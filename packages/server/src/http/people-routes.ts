import { guestSchema, programSchema, recoverSchema, renameSchema } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import type { NewIdentity, People } from '../people/people.ts';
import type { Sessions } from '../people/sessions.ts';
import { readBody } from './body.ts';
import { authenticate } from './authenticate.ts';
import { sessionCookie } from './cookie.ts';
import { json, refusalReply, codeReply, type Reply } from './reply.ts';
import type { RouteRequest, Route } from './route.ts';
import type { RequestInfo } from './request-info.ts';

interface PeopleParts {
  readonly people: People;
  readonly sessions: Sessions;
  readonly onRename: (person: PersonRow) => void;
}

/** Guests, names, recovery codes and programs. */
export function peopleRoutes(parts: PeopleParts): readonly Route[] {
  const { people } = parts;
  return [
    { method: 'POST', path: /^\/api\/guest$/, cost: 50, answer: (request) => createGuest(parts, request) },
    { method: 'GET', path: /^\/api\/me$/, cost: 2, answer: (request) => readMe(parts, request) },
    { method: 'POST', path: /^\/api\/me$/, cost: 10, answer: (request) => rename(parts, request) },
    {
      method: 'POST',
      path: /^\/api\/recovery$/,
      cost: 50,
      answer: (request) => makeRecovery(people, request),
    },
    { method: 'POST', path: /^\/api\/recover$/, cost: 50, answer: (request) => recover(parts, request) },
    { method: 'POST', path: /^\/api\/program$/, cost: 100, answer: (request) => addProgram(people, request) },
  ];
}

async function createGuest(
  { people, sessions }: PeopleParts,
  { request, info }: RouteRequest,
): Promise<Reply> {
  const known = await authenticate(people, info);
  if (known !== undefined) return meReply(sessions, known, info);
  const body = await readBody(request, guestSchema);
  if (!body.ok) return refusalReply(body.refusal);
  return signedInReply(await people.addGuest(body.value.name), info);
}

async function readMe({ people, sessions }: PeopleParts, { info }: RouteRequest): Promise<Reply> {
  const caller = await authenticate(people, info);
  return caller === undefined ? codeReply('person/unknown') : meReply(sessions, caller, info);
}

async function rename(
  { people, sessions, onRename }: PeopleParts,
  { request, info }: RouteRequest,
): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined) return codeReply('person/unknown');
  const body = await readBody(request, renameSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const person = await people.rename(caller, body.value.name);
  onRename(person);
  return meReply(sessions, person, info);
}

async function makeRecovery(people: People, { info }: RouteRequest): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined || caller.program) return codeReply('person/unknown');
  const code = await people.makeRecovery(caller.person);
  return json({ code, path: `/recover#${code}` });
}

/** The browser is somebody else now, or has a new token: the one it came with is worth nothing any more. */
async function recover({ people, sessions }: PeopleParts, { request, info }: RouteRequest): Promise<Reply> {
  const body = await readBody(request, recoverSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const recovered = await people.recover(body.value.code);
  if (!recovered.ok) return refusalReply(recovered.refusal);
  await sessions.forget(info.session);
  return signedInReply(recovered.value, info);
}

async function addProgram(people: People, { request, info }: RouteRequest): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined || caller.program) return codeReply('person/unknown');
  const body = await readBody(request, programSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const { name, days } = body.value;
  const { person, token, expires } = await people.addProgram(caller.person, name, days);
  return json({ ...publicPerson(person), token, expires });
}

function signedInReply({ person, token }: NewIdentity, info: RequestInfo): Reply {
  return json(publicPerson(person), { 'Set-Cookie': sessionCookie(token, info) });
}

/** Sends the cookie again and extends the session, both by a year. */
async function meReply(sessions: Sessions, person: PersonRow, info: RequestInfo): Promise<Reply> {
  const { session } = info;
  if (info.bearer !== undefined || session === undefined) return json(publicPerson(person));
  await sessions.extend(session);
  return json(publicPerson(person), { 'Set-Cookie': sessionCookie(session, info) });
}

function publicPerson({ person, name, program }: PersonRow) {
  return { person, name, program };
}
