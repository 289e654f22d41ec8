import { LIMITS } from '@topsail/protocol';
import type { House } from '../house.ts';
import type { People } from '../people/people.ts';
import type { Stretch } from '../table/seen.ts';
import { authenticate } from './authenticate.ts';
import { jsonText, refusalReply, malformedReply, text, type Reply } from './reply.ts';
import type { RouteRequest, Route } from './route.ts';

/** Without a token a caller sees what spectators see. */
const ANONYMOUS = '';

export function tableRoutes(house: House, people: People): readonly Route[] {
  return [
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/record$/,
      cost: 20,
      answer: async ({ info, pathParameter: caught }) => {
        const caller = await authenticate(people, info);
        const record = await house.record(caught, caller?.person ?? ANONYMOUS);
        return record.ok ? text(record.value) : refusalReply(record.refusal);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/seen$/,
      cost: 40,
      answer: (request) => pastFramesReply(house, people, request),
    },
  ];
}

async function pastFramesReply(
  house: House,
  people: People,
  { request, info, pathParameter: caught }: RouteRequest,
): Promise<Reply> {
  const stretch = versionRangeIn(request.url ?? '');
  if (stretch === 'unreadable') return malformedReply(400, 'query');
  const caller = await authenticate(people, info);
  const seen = await house.seen(caught, caller?.person ?? ANONYMOUS, stretch);
  return seen.ok ? jsonText(`[${seen.value.join(',')}]`) : refusalReply(seen.refusal);
}

/** `?from=40&to=71`, or no query for the newest version. */
function versionRangeIn(url: string): Stretch | 'unreadable' | undefined {
  const query = url.split('?')[1] ?? '';
  if (query === '') return undefined;
  const found = /^from=([1-9]\d{0,6})&to=([1-9]\d{0,6})$/.exec(query);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return from <= to && to - from < LIMITS.seen ? { from, to } : 'unreadable';
}
