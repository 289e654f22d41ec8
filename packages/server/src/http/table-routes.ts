import type { House } from '../house.ts';
import { refuse, text } from './reply.ts';
import type { Route } from './route.ts';

export function tableRoutes(house: House): readonly Route[] {
  return [
    {
      method: 'GET',
      path: /^\/api\/tables\/([\w-]{1,40})\/record$/,
      cost: 20,
      answer: async ({ caught }) => {
        const record = await house.record(caught);
        return record.ok ? text(record.value) : refuse(record.refusal);
      },
    },
  ];
}
