import { noticeChoicesSchema, pushRequestSchema } from '@topsail/protocol';
import type { NoticeChoicesService } from '../notices/notice-choices.ts';
import type { People } from '../people/people.ts';
import { hashOf } from '../people/token.ts';
import { authenticate } from './authenticate.ts';
import { readBody } from './body.ts';
import { codeReply, json, refusalReply, type Reply } from './reply.ts';
import type { Route, RouteRequest } from './route.ts';

interface NoticeParts {
  readonly people: People;
  readonly choices: NoticeChoicesService;
}

/** A person in their browser. */
interface Caller {
  readonly person: string;
  /** The hash of their session. */
  readonly session: string;
}

/** Which notices a person gets, and in which browsers. Only for the person, not for programs. */
export function noticeRoutes(parts: NoticeParts): readonly Route[] {
  const { choices } = parts;
  return [
    {
      ...{ method: 'GET', path: /^\/api\/notices$/, cost: 5 },
      answer: (request) =>
        withCaller(parts, request, async ({ person, session }) => json(await choices.info(person, session))),
    },
    {
      ...{ method: 'POST', path: /^\/api\/notices$/, cost: 10 },
      answer: (request) => withCaller(parts, request, (caller) => choose(choices, caller, request)),
    },
    {
      ...{ method: 'POST', path: /^\/api\/notices\/push$/, cost: 20 },
      answer: (request) => withCaller(parts, request, (caller) => subscribe(choices, caller, request)),
    },
    {
      ...{ method: 'POST', path: /^\/api\/notices\/push\/end$/, cost: 10 },
      answer: (request) =>
        withCaller(parts, request, async ({ person, session }) => {
          await choices.removeBrowser(person, session);
          return json(await choices.info(person, session));
        }),
    },
  ];
}

async function choose(
  choices: NoticeChoicesService,
  { person, session }: Caller,
  { request }: RouteRequest,
): Promise<Reply> {
  const body = await readBody(request, noticeChoicesSchema);
  if (!body.ok) return refusalReply(body.refusal);
  await choices.choose(person, body.value);
  return json(await choices.info(person, session));
}

async function subscribe(
  choices: NoticeChoicesService,
  { person, session }: Caller,
  { request }: RouteRequest,
): Promise<Reply> {
  const body = await readBody(request, pushRequestSchema);
  if (!body.ok) return refusalReply(body.refusal);
  const added = await choices.addBrowser(person, session, body.value);
  return added.ok ? json(await choices.info(person, session)) : refusalReply(added.refusal);
}

async function withCaller(
  { people }: NoticeParts,
  { info }: RouteRequest,
  answer: (caller: Caller) => Promise<Reply>,
): Promise<Reply> {
  const caller = await authenticate(people, info);
  const token = info.bearer ?? info.session;
  if (caller === undefined || caller.program || token === undefined) return codeReply('person/unknown');
  return answer({ person: caller.person, session: hashOf(token) });
}
