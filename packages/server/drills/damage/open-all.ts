import { newGuest } from '../kit/guest.ts';
import type { ServerProcess } from '../kit/server-process.ts';
import { until } from '../kit/verdict.ts';
import { RawClient } from '../leak/raw-client.ts';

const SECONDS = 240;
/** How many tables are asked for before the first of them is answered. */
const AT_ONCE = 20;

/** What the server answered for each table: the code of its refusal, or 'opened'. */
export async function openAll(
  server: ServerProcess,
  tables: readonly string[],
): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  const note = (text: string): void => {
    const { t, table, refusal } = JSON.parse(text) as Answered;
    if (table === undefined || answers.has(table) || (t !== 'table' && t !== 'refused')) return;
    answers.set(table, refusal?.code ?? 'opened');
    client.send({ t: 'close', table });
  };
  const client = await RawClient.connect(server.at, await newGuest(server, 'Looker'), {
    onSent: () => undefined,
    onReceived: note,
  });
  for (let i = 0; i < tables.length; i += AT_ONCE) {
    const some = tables.slice(i, i + AT_ONCE);
    for (const table of some) client.send({ t: 'open', table, since: 0 });
    const missing = (): string | undefined => some.find((table) => !answers.has(table));
    await until(
      SECONDS,
      () => missing() === undefined,
      () => `no answer for the table ${missing()}`,
    );
  }
  await client.close();
  return answers;
}

interface Answered {
  readonly t: string;
  readonly table?: string;
  readonly refusal?: { readonly code: string };
}
