import { guestSchema, programSchema, recoverSchema, renameSchema } from '@topsail/protocol';
import type { PersonRow } from '@topsail/store';
import type { Introduction, People } from '../people/people.ts';
import { readBody } from './body.ts';
import { callerOf } from './caller.ts';
import { sessionCookie } from './cookie.ts';
import { json, refuse, refuseCode, type Reply } from './reply.ts';
import type { Asked, Route } from './route.ts';
import type { Visit } from './visit.ts';

/** Who one is, and how to stay it. */
export function peopleRoutes(people: People, renamed: (person: PersonRow) => void): readonly Route[] {
  return [
    { method: 'POST', path: /^\/api\/guest$/, cost: 50, answer: (asked) => beGuest(people, asked) },
    { method: 'GET', path: /^\/api\/me$/, cost: 2, answer: (asked) => tellMe(people, asked) },
    { method: 'POST', path: /^\/api\/me$/, cost: 10, answer: (asked) => rename(people, renamed, asked) },
    { method: 'POST', path: /^\/api\/recovery$/, cost: 50, answer: (asked) => makeRecovery(people, asked) },
    { method: 'POST', path: /^\/api\/recover$/, cost: 50, answer: (asked) => recover(people, asked) },
    { method: 'POST', path: /^\/api\/program$/, cost: 100, answer: (asked) => addProgram(people, asked) },
  ];
}

async function beGuest(people: People, { request, visit }: Asked): Promise<Reply> {
  const known = await callerOf(people, visit);
  if (known !== undefined) return me(known, visit);
  const body = await readBody(request, guestSchema);
  if (!body.ok) return refuse(body.refusal);
  return introduce(await people.greet(body.value.name), visit);
}

async function tellMe(people: People, { visit }: Asked): Promise<Reply> {
  const caller = await callerOf(people, visit);
  return caller === undefined ? refuseCode('person/unknown') : me(caller, visit);
}

async function rename(people: People, renamed: (person: PersonRow) => void, asked: Asked): Promise<Reply> {
  const caller = await callerOf(people, asked.visit);
  if (caller === undefined) return refuseCode('person/unknown');
  const body = await readBody(asked.request, renameSchema);
  if (!body.ok) return refuse(body.refusal);
  const person = await people.rename(caller, body.value.name);
  renamed(person);
  return me(person, asked.visit);
}

async function makeRecovery(people: People, { visit }: Asked): Promise<Reply> {
  const caller = await callerOf(people, visit);
  if (caller === undefined || caller.program) return refuseCode('person/unknown');
  const code = await people.makeRecovery(caller.person);
  return json({ code, path: `/recover#${code}` });
}

async function recover(people: People, { request, visit }: Asked): Promise<Reply> {
  const body = await readBody(request, recoverSchema);
  if (!body.ok) return refuse(body.refusal);
  const recovered = await people.recover(body.value.code);
  return recovered.ok ? introduce(recovered.value, visit) : refuse(recovered.refusal);
}

async function addProgram(people: People, { request, visit }: Asked): Promise<Reply> {
  const caller = await callerOf(people, visit);
  if (caller === undefined || caller.program) return refuseCode('person/unknown');
  const body = await readBody(request, programSchema);
  if (!body.ok) return refuse(body.refusal);
  const { person, token } = await people.addProgram(caller.person, body.value.name);
  return json({ ...shown(person), token });
}

function introduce({ person, token }: Introduction, visit: Visit): Reply {
  return json(shown(person), { 'Set-Cookie': sessionCookie(token, visit) });
}

/** The cookie is given again, so that it lasts as long as somebody comes. */
function me(person: PersonRow, visit: Visit): Reply {
  const { session } = visit;
  if (visit.bearer !== undefined || session === undefined) return json(shown(person));
  return json(shown(person), { 'Set-Cookie': sessionCookie(session, visit) });
}

function shown({ person, name, program }: PersonRow) {
  return { person, name, program };
}
