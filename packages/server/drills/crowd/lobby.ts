import type { Guest } from '../kit/guest.ts';
import { RawClient } from '../leak/raw-client.ts';

/** The tables of the lobby as this guest is shown them. */
export async function lobbyOf({ at }: { readonly at: string }, guest: Guest): Promise<readonly string[]> {
  let onLobby: (tables: readonly string[]) => void = () => undefined;
  const received = new Promise<readonly string[]>((done) => (onLobby = done));
  const client = await RawClient.connect(at, guest, {
    onSent: () => undefined,
    onReceived: (text) => {
      const frame = JSON.parse(text) as { t: string; tables?: readonly { table: string }[] };
      if (frame.t === 'lobby') onLobby((frame.tables ?? []).map(({ table }) => table));
    },
  });
  client.send({ t: 'lobby', watch: true });
  const tables = await received;
  await client.close();
  return tables;
}
