import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@topsail/engine';
import { LIMITS } from '@topsail/protocol';
import { oneIn, pick } from '../kit/random-choice.ts';
import { forgedMessage, type AttackerKnowledge } from './forged-message.ts';
import type { HostileClient } from './hostile-client.ts';
import { bytes, corruptText, oddValue, corruptMessage } from './malformed.ts';

/** One way to attack over a new connection. */
export type Scenario = (client: HostileClient, chance: Chance, knowledge: AttackerKnowledge) => Promise<void>;

/** More messages than the server tolerates. */
const TOO_MANY = 60;
const FLOOD = 400;
const MAX_BYTES_PER_CHARACTER = 3;

/** Sends malformed frames until the server disconnects. */
const sendMalformed: Scenario = async (client, chance, knowledge) => {
  client.hello();
  for (let i = 0; i < TOO_MANY; i++) client.send(malformedFrame(chance, knowledge));
  await client.mustBeDisconnected('a client sends malformed frames');
};

function malformedFrame(chance: Chance, knowledge: AttackerKnowledge): string {
  const broken = oneIn(chance, 2)
    ? corruptText(chance, JSON.stringify(forgedMessage(chance, knowledge)))
    : JSON.stringify(oddValue(chance));
  return broken.slice(0, LIMITS.frame / MAX_BYTES_PER_CHARACTER);
}

/** Sends valid and slightly wrong messages about tables of others. */
const forgeMessages: Scenario = async (client, chance, knowledge) => {
  client.hello();
  for (let i = 0; i < TOO_MANY && client.isOpen; i++) {
    const message = forgedMessage(chance, knowledge);
    client.send(JSON.stringify(oneIn(chance, 8) ? corruptMessage(chance, message) : message));
    if (oneIn(chance, 10)) await sleep(1);
  }
  await client.close();
};

/** Sends messages of honest people again, in random order. */
const replay: Scenario = async (client, chance, knowledge) => {
  client.hello();
  for (let i = 0; i < TOO_MANY && client.isOpen; i++)
    client.send(pick(chance, ['{"t":"ping","n":1}', ...knowledge.sentMessages()]));
  await client.close();
};

/** Sends as fast as possible. */
const flood: Scenario = async (client, chance, knowledge) => {
  client.hello();
  const text = JSON.stringify(
    oneIn(chance, 2) ? { t: 'ping', n: 1 } : { ...forgedMessage(chance, knowledge), t: 'ping', n: 1 },
  );
  for (let i = 0; i < FLOOD; i++) client.send(text);
  await client.mustBeDisconnected('a client floods the server');
};

/** Sends something else than `hello` first. */
const skipHello: Scenario = async (client, chance, knowledge) => {
  const text = JSON.stringify({ t: 'open', table: pick(chance, ['none', ...knowledge.tables()]) });
  client.send(oneIn(chance, 2) ? text : malformedFrame(chance, knowledge));
  for (let i = 0; i < 5; i++) client.send(JSON.stringify(forgedMessage(chance, knowledge)));
  await client.mustBeDisconnected('a client does not send hello');
};

/** Sends binary frames, fragmented frames, pings and frames that are too long. */
const sendBytes: Scenario = async (client, chance, knowledge) => {
  client.hello();
  const text = JSON.stringify(forgedMessage(chance, knowledge));
  client.inspector.onSent(text);
  for (let i = 0; i < 20 && client.isOpen; i++) {
    if (oneIn(chance, 3)) client.send(bytes(chance, chance.roll(500, 'length')), { binary: true });
    else {
      const parts = chance.roll(5, 'parts');
      for (let part = 0; part < parts; part++)
        client.send(text.slice(part * 9, part * 9 + 9), { fin: false });
      client.send('', { fin: true });
    }
    if (oneIn(chance, 10)) client.socket.ping(bytes(chance, 100));
  }
  if (oneIn(chance, 3)) client.send('x'.repeat(LIMITS.frame + chance.roll(100_000, 'more')));
  await client.close();
};

/** Opens tables and the lobby and disconnects, with or without a close frame, before or after the answers. */
const openAndDisconnect: Scenario = async (client, chance, knowledge) => {
  client.hello();
  for (const table of knowledge.tables()) client.send(JSON.stringify({ t: 'open', table, since: 0 }));
  client.send('{"t":"lobby","watch":true}');
  if (oneIn(chance, 2)) await sleep(chance.roll(20, 'stay'));
  if (oneIn(chance, 2)) client.socket.terminate();
  await client.close();
};

/** Requests a lot and reads nothing. */
const readNothing: Scenario = async (client, _, knowledge) => {
  client.hello();
  client.socket.pause();
  for (const table of knowledge.tables()) client.send(JSON.stringify({ t: 'open', table, since: 0 }));
  for (let i = 0; i < 10; i++) client.send('{"t":"lobby","watch":true}');
  await sleep(50);
  client.socket.terminate();
  await client.closed;
};

export const SCENARIOS: readonly Scenario[] = [
  ...[sendMalformed, forgeMessages, forgeMessages, forgeMessages, replay, replay],
  ...[flood, skipHello, sendBytes, sendBytes, openAndDisconnect, readNothing],
];
