import type { Answer, Client, Done, PlanInput, TablePlan } from '@topsail/protocol';
import { freshNonce } from './dial.ts';
import { formOf, requestOf } from './plan-form.ts';

/** Makes a table and sits down at it. Who makes a table wants to play; another seat can be taken afterwards. */
export async function makeTable(client: Client, plan: PlanInput): Promise<Answer<Done>> {
  const made = await client.create(plan);
  if (made.ok) await client.execute(made.value.table, { k: 'sit', seat: 0, nonce: freshNonce() });
  return made;
}

/** Another table with the same plan. */
export function copyTable(client: Client, plan: TablePlan): Promise<Answer<Done>> {
  return makeTable(client, requestOf(formOf(plan)));
}
