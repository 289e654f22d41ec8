import { LIMITS } from '@topsail/protocol';
import type { House } from '../house.ts';
import type { People } from '../people/people.ts';
import type { Stretch } from '../table/seen.ts';
import { callerOf } from './caller.ts';
import { jsonText, refuse, refuseAt, text, type Reply } from './reply.ts';
import type { Asked, Route } from './route.ts';

/** Who says no name sees what any spectator does. */
const NOBODY = '';

export function tableRoutes(house: House, people: People): readonly Route[] {
  return [
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/record$/,
      cost: 20,
      answer: async ({ visit, caught }) => {
        const caller = await callerOf(people, visit);
        const record = await house.record(caught, caller?.person ?? NOBODY);
        return record.ok ? text(record.value) : refuse(record.refusal);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/seen$/,
      cost: 40,
      answer: (asked) => tellSeen(house, people, asked),
    },
  ];
}

async function tellSeen(house: House, people: People, { request, visit, caught }: Asked): Promise<Reply> {
  const stretch = stretchIn(request.url ?? '');
  if (stretch === 'unreadable') return refuseAt(400, 'query');
  const caller = await callerOf(people, visit);
  const seen = await house.seen(caught, caller?.person ?? NOBODY, stretch);
  return seen.ok ? jsonText(`[${seen.value.join(',')}]`) : refuse(seen.refusal);
}

/** `?from=40&to=71`, or nothing at all for the newest version. */
function stretchIn(url: string): Stretch | 'unreadable' | undefined {
  const query = url.split('?')[1] ?? '';
  if (query === '') return undefined;
  const found = /^from=([1-9]\d{0,6})&to=([1-9]\d{0,6})$/.exec(query);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return from <= to && to - from < LIMITS.seen ? { from, to } : 'unreadable';
}
