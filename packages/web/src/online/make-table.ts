import type { Answer, Client, Done, PlanInput } from '@topsail/protocol';
import { freshNonce } from './dial.ts';

/** Makes a table and sits down at it. Who makes a table wants to play; another seat can be taken afterwards. */
export async function makeTable(client: Client, plan: PlanInput): Promise<Answer<Done>> {
  const made = await client.create(plan);
  if (made.ok) await client.execute(made.value.table, { k: 'sit', seat: 0, nonce: freshNonce() });
  return made;
}
