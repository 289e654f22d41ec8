import { LIMITS } from '@topsail/protocol';
import type { TableService } from '../table-service/table-service.ts';
import type { People } from '../people/people.ts';
import type { VersionRange } from '../table/history/past-frames.ts';
import { authenticate } from './authenticate.ts';
import { codeReply, json, jsonText, refusalReply, malformedReply, text, type Reply } from './reply.ts';
import type { RouteRequest, Route } from './route.ts';

/** Without a token a caller sees what spectators see. */
const ANONYMOUS = '';

export function tableRoutes(tables: TableService, people: People): readonly Route[] {
  return [
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/record$/,
      cost: 20,
      answer: async ({ info, pathParameter: table }) => {
        const caller = await authenticate(people, info);
        const record = await tables.record(table, caller?.person ?? ANONYMOUS);
        return record.ok ? text(record.value) : refusalReply(record.refusal);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/readable$/,
      cost: 100,
      answer: async ({ info, pathParameter: table }) => {
        const caller = await authenticate(people, info);
        const frames = await tables.readableFrames(table, caller?.person ?? ANONYMOUS);
        return frames.ok ? jsonText(`[${frames.value.join(',\n')}]`) : refusalReply(frames.refusal);
      },
    },
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/seen$/,
      cost: 40,
      answer: (request) => pastFramesReply(tables, people, request),
    },
    {
      method: 'GET',
      path: /^\/api\/games\/([\w-]{1,40})\/older$/,
      cost: 10,
      answer: async ({ info, pathParameter: after }) => {
        const caller = await authenticate(people, info);
        if (caller === undefined) return codeReply('person/unknown');
        return json({ games: await tables.olderGames(caller.person, after) });
      },
    },
  ];
}

async function pastFramesReply(
  tables: TableService,
  people: People,
  { request, info, pathParameter: table }: RouteRequest,
): Promise<Reply> {
  const range = versionRangeIn(request.url ?? '');
  if (range === 'unreadable') return malformedReply(400, 'query');
  const caller = await authenticate(people, info);
  const seen = await tables.pastFrames(table, caller?.person ?? ANONYMOUS, range);
  return seen.ok ? jsonText(`[${seen.value.join(',')}]`) : refusalReply(seen.refusal);
}

/** `?from=40&to=71`, or no query for the newest version. */
function versionRangeIn(url: string): VersionRange | 'unreadable' | undefined {
  const query = url.split('?')[1] ?? '';
  if (query === '') return undefined;
  const found = /^from=([1-9]\d{0,6})&to=([1-9]\d{0,6})$/.exec(query);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return from <= to && to - from < LIMITS.pastFrames ? { from, to } : 'unreadable';
}
