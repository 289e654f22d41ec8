import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@topsail/engine';
import { LIMITS } from '@topsail/protocol';
import { oneIn, pick } from '../kit/luck.ts';
import { forge, type Spoils } from './forgery.ts';
import type { Raider } from './raider.ts';
import { bytes, crumple, oddity, spoil } from './rubbish.ts';

/** One way to misuse a connection that was just opened. */
export type Sortie = (raider: Raider, luck: Chance, spoils: Spoils) => Promise<void>;

/** More of it than any purse and patience lasts for. */
const TOO_MUCH = 60;
const FLOOD = 400;
const BYTES_A_CHARACTER = 3;

/** Frames of which hardly any is a message, until the server has had enough. */
const talkRubbish: Sortie = async (raider, luck, spoils) => {
  raider.hello();
  for (let i = 0; i < TOO_MUCH; i++) raider.send(rubbish(luck, spoils));
  await raider.isDismissed('somebody talks rubbish');
};

function rubbish(luck: Chance, spoils: Spoils): string {
  const broken = oneIn(luck, 2)
    ? crumple(luck, JSON.stringify(forge(luck, spoils)))
    : JSON.stringify(oddity(luck));
  return broken.slice(0, LIMITS.frame / BYTES_A_CHARACTER);
}

/** Messages with something wrong in them among others that are right, about tables of others. */
const forgeMessages: Sortie = async (raider, luck, spoils) => {
  raider.hello();
  for (let i = 0; i < TOO_MUCH && raider.isOpen; i++) {
    const message = forge(luck, spoils);
    raider.send(JSON.stringify(oneIn(luck, 8) ? spoil(luck, message) : message));
    if (oneIn(luck, 10)) await sleep(1);
  }
  await raider.leave();
};

/** What honest people have sent, word for word, in any order and more than once. */
const replay: Sortie = async (raider, luck, spoils) => {
  raider.hello();
  for (let i = 0; i < TOO_MUCH && raider.isOpen; i++)
    raider.send(pick(luck, ['{"t":"ping","n":1}', ...spoils.overheard()]));
  await raider.leave();
};

/** As fast as it goes. */
const flood: Sortie = async (raider, luck, spoils) => {
  raider.hello();
  const text = JSON.stringify(
    oneIn(luck, 2) ? { t: 'ping', n: 1 } : { ...forge(luck, spoils), t: 'ping', n: 1 },
  );
  for (let i = 0; i < FLOOD; i++) raider.send(text);
  await raider.isDismissed('somebody floods');
};

/** The first frame is no hello. */
const skipHello: Sortie = async (raider, luck, spoils) => {
  const text = JSON.stringify({ t: 'open', table: pick(luck, ['none', ...spoils.tables()]) });
  raider.send(oneIn(luck, 2) ? text : rubbish(luck, spoils));
  for (let i = 0; i < 5; i++) raider.send(JSON.stringify(forge(luck, spoils)));
  await raider.isDismissed('somebody does not say hello');
};

/** Bytes, pieces of frames, frames that are too long: what the WebSocket itself may carry. */
const sendBytes: Sortie = async (raider, luck, spoils) => {
  raider.hello();
  const text = JSON.stringify(forge(luck, spoils));
  raider.witness.sent(text);
  for (let i = 0; i < 20 && raider.isOpen; i++) {
    if (oneIn(luck, 3)) raider.send(bytes(luck, luck.roll(500, 'length')), { binary: true });
    else {
      const parts = luck.roll(5, 'parts');
      for (let part = 0; part < parts; part++)
        raider.send(text.slice(part * 9, part * 9 + 9), { fin: false });
      raider.send('', { fin: true });
    }
    if (oneIn(luck, 10)) raider.socket.ping(bytes(luck, 100));
  }
  if (oneIn(luck, 3)) raider.send('x'.repeat(LIMITS.frame + luck.roll(100_000, 'more')));
  await raider.leave();
};

/** Opens things and is gone, politely or not, before or after it was answered. */
const comeAndGo: Sortie = async (raider, luck, spoils) => {
  raider.hello();
  for (const table of spoils.tables()) raider.send(JSON.stringify({ t: 'open', table, since: 0 }));
  raider.send('{"t":"lobby","watch":true}');
  if (oneIn(luck, 2)) await sleep(luck.roll(20, 'stay'));
  if (oneIn(luck, 2)) raider.socket.terminate();
  await raider.leave();
};

/** Asks for much and reads nothing. */
const stall: Sortie = async (raider, _, spoils) => {
  raider.hello();
  raider.socket.pause();
  for (const table of spoils.tables()) raider.send(JSON.stringify({ t: 'open', table, since: 0 }));
  for (let i = 0; i < 10; i++) raider.send('{"t":"lobby","watch":true}');
  await sleep(50);
  raider.socket.terminate();
  await raider.closed;
};

export const SORTIES: readonly Sortie[] = [
  ...[talkRubbish, forgeMessages, forgeMessages, forgeMessages, replay, replay],
  ...[flood, skipHello, sendBytes, sendBytes, comeAndGo, stall],
];
