import { seeded } from '@topsail/engine';
import { planSchema, type Me } from '@topsail/protocol';
import * as v from 'valibot';
import { readFlags } from './kit/flags.ts';
import type { Guest } from './kit/guest.ts';
import { oneIn, pick } from './kit/random-choice.ts';
import { scratchFolder } from './kit/scratch.ts';
import { ServerProcess } from './kit/server-process.ts';
import { drill, must, progress } from './kit/verdict.ts';
import { HostileTexts, readAs } from './names/hostile-text.ts';
import { Onlooker } from './names/onlooker.ts';
import { escaped, mustBeSeenAsLine, mustBeSeenAsName } from './names/seen.ts';

const ABOUT = `Gives itself names and says lines that are made to deceive the eye: ignorable, blank and unassigned characters,
overrides of the direction, towers of marks, halves of emoji and of characters, letters of other scripts. Whatever every viewer of
a real server then receives, in seats, chat and lobby, must be seen, be short, and tell people at one table apart.`;

const SEATS = 3;
/** Below the number that a chat keeps. */
const LINES = 20;
const PLAN = v.parse(planSchema, { ruleset: 'yassa', seats: SEATS, visibility: 'public' });
const NAME_CODES = ['person/name', 'person/name-unseen', 'person/name-marks'];

const { tables, seed } = readFlags('drill:names', ABOUT, {
  tables: { fallback: 300, about: 'How many tables are filled with hostile guests' },
});
const chance = seeded(seed);
const hostile = new HostileTexts(chance);
const counts = { accepted: 0, refused: 0, heard: 0, unheard: 0, twins: 0 };

await drill(async () => {
  const server = await ServerProcess.start(scratchFolder());
  const visitor = await Onlooker.connect(server.at, await mustBeGuest(server, 'Visitor'));
  visitor.watchesLobby();
  for (let table = 0; table < tables; table++) {
    progress(`table ${table + 1} of ${tables}: ${JSON.stringify(counts)}`);
    await fillTable(server);
  }
  await visitor.isUpToDate();
  for (const { table } of visitor.all('listed'))
    for (const name of table.names) mustBeSeenAsName(name, 'the lobby');
  await visitor.leaves();
  await server.stop();
  must(server.errors.length === 0, () => `the server logged ${server.errors[0]}`);
  const { accepted, refused, heard, unheard, twins } = counts;
  return `${tables} tables: ${accepted} hostile names accepted and ${refused} refused, ${heard} lines heard and ${unheard} refused, ${twins} twins; all that was received can be seen and tells people apart; seed ${seed}`;
});

/** People with hostile names sit, look on and speak, before the start and after it. */
async function fillTable(server: ServerProcess): Promise<void> {
  const people: Onlooker[] = [];
  while (people.length < SEATS + 2)
    people.push(await Onlooker.connect(server.at, await newHostileGuest(server, people)));
  const [host] = people;
  must(host !== undefined, () => 'nobody is here');
  const table = await host.creates(PLAN);
  for (const one of people) await one.opens(table);
  await speak(table, people, () => 'seats');
  for (const [seat, one] of people.slice(0, SEATS).entries()) {
    await one.sits(table, seat);
    await speak(table, people.slice(SEATS), () => 'seats', 1);
  }
  await host.does(table, { k: 'start' });
  for (const one of people.slice(0, SEATS)) await one.reveals(table);
  for (const one of people) await one.isUpToDate();
  await speak(table, people, (one) => (people.indexOf(one) < SEATS ? 'seats' : 'spectators'));
  for (const one of people) await one.isUpToDate();
  for (const one of people) checkReceived(one);
  await Promise.all(people.map((one) => one.leaves()));
}

async function speak(
  table: string,
  people: readonly Onlooker[],
  channelOf: (one: Onlooker) => 'seats' | 'spectators',
  lines = LINES / 2,
): Promise<void> {
  for (let line = 0; line < lines; line++) {
    const one = pick(chance, people);
    await one.says(table, channelOf(one), hostile.next().slice(0, 300));
  }
}

/** Sooner or later a name is accepted: one of three is a twin of a name at the table. */
async function newHostileGuest(server: ServerProcess, others: readonly Onlooker[]): Promise<Guest> {
  for (;;) {
    const isTwin = others.length > 0 && oneIn(chance, 3);
    const name = isTwin ? hostile.twinOf(pick(chance, others).guest.name) : hostile.next();
    const guest = await askForGuest(server, name);
    counts[guest === undefined ? 'refused' : 'accepted']++;
    if (guest === undefined) continue;
    if (isTwin) counts.twins++;
    return guest;
  }
}

async function mustBeGuest(server: ServerProcess, name: string): Promise<Guest> {
  const guest = await askForGuest(server, name);
  must(guest !== undefined, () => `${name} is refused`);
  return guest;
}

/** A new guest, or undefined when the name is refused; with the code of a name, and nothing else. */
async function askForGuest({ at }: ServerProcess, name: string): Promise<Guest | undefined> {
  const answer = await fetch(`${at}/api/guest`, {
    method: 'POST',
    headers: { origin: at, 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const body = (await answer.json()) as Me & { readonly refusal?: { readonly code: string } };
  if (!answer.ok) {
    const code = body.refusal?.code ?? '';
    must(NAME_CODES.includes(code), () => `${escaped(name)} is refused with ${answer.status} ${code}`);
    return undefined;
  }
  mustBeSeenAsName(body.name, 'a guest');
  const [cookie = ''] = answer.headers.getSetCookie();
  return { ...body, cookie: cookie.slice(0, cookie.indexOf(';')) };
}

function checkReceived(one: Onlooker): void {
  const shown = new Map<string, string>();
  for (const frame of one.frames) {
    if (frame.t === 'table')
      for (const { occupant } of frame.public.seats) {
        if (occupant.kind !== 'person') continue;
        mustBeSeenAsName(occupant.name, 'a seat');
        mustDiffer(shown, occupant.person, occupant.name);
      }
    if (frame.t !== 'chat') continue;
    for (const { person, name, text } of frame.lines) {
      mustBeSeenAsName(name, 'a line of chat');
      mustBeSeenAsLine(text, 'the chat');
      mustDiffer(shown, person, name);
    }
  }
  counts.heard += one.lines.filter(({ person }) => person === one.guest.person).length;
  counts.unheard += one.all('refused').length;
  for (const { refusal } of one.all('refused'))
    must(refusal.code === 'chat/empty', () => `a line was refused with ${refusal.code}`);
}

/** Two people whom a viewer is shown at one table never have names that are read alike. */
function mustDiffer(shown: Map<string, string>, person: string, name: string): void {
  const read = readAs(name);
  const other = shown.get(read);
  must(other === undefined || other === person, () => `two people are called ${escaped(name)} at one table`);
  shown.set(read, person);
}
