import type { AnyRefusal } from '../../refusals.ts';
import type { ChatLine } from '../../to-client.ts';
import { Client } from '../client.ts';
import type { ConnectionStatus } from '../connection.ts';
import type { Presence, TableFrame, TableListener } from '../table-subscription.ts';
import { FakeNetwork } from './fake-network.ts';
import { FakeServer } from './fake-server.ts';

/** Records all events of one table. */
export class RecordingListener implements TableListener {
  readonly frames: TableFrame[] = [];
  readonly presences: Presence[] = [];
  readonly lines: ChatLine[] = [];
  readonly refusals: AnyRefusal[] = [];
  readonly closings: AnyRefusal[] = [];

  onFrame(frame: TableFrame): void {
    this.frames.push(frame);
  }
  onPresence(presence: Presence): void {
    this.presences.push(presence);
  }
  onChat(lines: readonly ChatLine[]): void {
    this.lines.push(...lines);
  }
  onRefused(refusal: AnyRefusal): void {
    this.refusals.push(refusal);
  }
  onClosed(refusal: AnyRefusal): void {
    this.closings.push(refusal);
  }

  get versions(): number[] {
    return this.frames.flatMap(({ changes }) => changes.map(({ version }) => version));
  }
}

interface TestClient {
  readonly server: FakeServer;
  readonly network: FakeNetwork;
  readonly client: Client;
  readonly statuses: { readonly status: ConnectionStatus; readonly why: AnyRefusal['code'] | undefined }[];
}

/** A client that has started to connect. */
export function connectingClient(prepare: (server: FakeServer) => void = () => undefined): TestClient {
  const server = new FakeServer();
  prepare(server);
  const network = new FakeNetwork(server);
  const statuses: TestClient['statuses'] = [];
  const client = new Client(network, {
    onWelcome: () => undefined,
    onStatus: (status, why) => statuses.push({ status, why: why?.code }),
  });
  return { server, network, client, statuses };
}

export function onlineClient(): TestClient {
  const test = connectingClient();
  test.network.deliverAll();
  return test;
}
