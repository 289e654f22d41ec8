import { guestSchema, programSchema, recoverSchema, renameSchema } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import type { NewIdentity, People } from '../people/people.ts';
import { readBody } from './body.ts';
import { authenticate } from './authenticate.ts';
import { sessionCookie } from './cookie.ts';
import { json, refusalReply, codeReply, type Reply } from './reply.ts';
import type { RouteRequest, Route } from './route.ts';
import type { RequestInfo } from './request-info.ts';

/** Guests, names, recovery codes and programs. */
export function peopleRoutes(people: People, onRename: (person: PersonRow) => void): readonly Route[] {
  return [
    { method: 'POST', path: /^\/api\/guest$/, cost: 50, answer: (request) => createGuest(people, request) },
    { method: 'GET', path: /^\/api\/me$/, cost: 2, answer: (request) => readMe(people, request) },
    { method: 'POST', path: /^\/api\/me$/, cost: 10, answer: (request) => rename(people, onRename, request) },
    {
      method: 'POST',
      path: /^\/api\/recovery$/,
      cost: 50,
      answer: (request) => makeRecovery(people, request),
    },
    { method: 'POST', path: /^\/api\/recover$/, cost: 50, answer: (request) => recover(people, request) },
    { method: 'POST', path: /^\/api\/program$/, cost: 100, answer: (request) => addProgram(people, request) },
  ];
}

async function createGuest(people: People, { request, info }: RouteRequest): Promise<Reply> {
  const known = await authenticate(people, info);
  if (known !== undefined) return meReply(known, info);
  const body = await readBody(request, guestSchema);
  if (!body.ok) return refusalReply(body.refusal);
  return signedInReply(await people.addGuest(body.value.name), info);
}

async function readMe(people: People, { info }: RouteRequest): Promise<Reply> {
  const caller = await authenticate(people, info);
  return caller === undefined ? codeReply('person/unknown') : meReply(caller, info);
}

async function rename(
  people: People,
  onRename: (person: PersonRow) => void,
  { request, info }: RouteRequest,
): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined) return codeReply('person/unknown');
  const body = await readBody(request, renameSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const person = await people.rename(caller, body.value.name);
  onRename(person);
  return meReply(person, info);
}

async function makeRecovery(people: People, { info }: RouteRequest): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined || caller.program) return codeReply('person/unknown');
  const code = await people.makeRecovery(caller.person);
  return json({ code, path: `/recover#${code}` });
}

async function recover(people: People, { request, info }: RouteRequest): Promise<Reply> {
  const body = await readBody(request, recoverSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const recovered = await people.recover(body.value.code);
  return recovered.ok ? signedInReply(recovered.value, info) : refusalReply(recovered.refusal);
}

async function addProgram(people: People, { request, info }: RouteRequest): Promise<Reply> {
  const caller = await authenticate(people, info);
  if (caller === undefined || caller.program) return codeReply('person/unknown');
  const body = await readBody(request, programSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const { person, token } = await people.addProgram(caller.person, body.value.name);
  return json({ ...publicPerson(person), token });
}

function signedInReply({ person, token }: NewIdentity, info: RequestInfo): Reply {
  return json(publicPerson(person), { 'Set-Cookie': sessionCookie(token, info) });
}

/** Sends the cookie again, which extends it by a year. */
function meReply(person: PersonRow, info: RequestInfo): Reply {
  const { session } = info;
  if (info.bearer !== undefined || session === undefined) return json(publicPerson(person));
  return json(publicPerson(person), { 'Set-Cookie': sessionCookie(session, info) });
}

function publicPerson({ person, name, program }: PersonRow) {
  return { person, name, program };
}
