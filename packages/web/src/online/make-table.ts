import type { Answer, Client, Done, PlanInput, TablePlan } from '@topsail/protocol';
import { sealNumber } from './numbers.ts';
import { formOf, requestOf } from './plan-form.ts';

/** Makes a table and sits down at it. Who makes a table wants to play; another seat can be taken afterwards. */
export async function makeTable(client: Client, person: string, plan: PlanInput): Promise<Answer<Done>> {
  const made = await client.create(plan);
  if (!made.ok) return made;
  const { table } = made.value;
  await client.execute(table, { k: 'sit', seat: 0, seal: sealNumber(table, person) });
  return made;
}

/** Another table with the same plan. */
export function copyTable(client: Client, person: string, plan: TablePlan): Promise<Answer<Done>> {
  return makeTable(client, person, requestOf(formOf(plan)));
}
