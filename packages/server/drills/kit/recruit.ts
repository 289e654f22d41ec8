import { seeded, type Chance } from '@topsail/engine';
import type { Acknowledged } from './acknowledged.ts';
import { Crew } from './crew.ts';
import { newGuest } from './guest.ts';
import type { LineParts } from './line.ts';
import { Sailor } from './sailor.ts';
import type { ServerProcess } from './server-process.ts';

export interface RecruitParts {
  readonly server: ServerProcess;
  readonly seed: string;
  /** How many people play at a table; bots have the other seats. */
  readonly players: number;
  /** How many windows each of them has open at the table. */
  readonly windows?: number;
  /** How long a player thinks at the most, in milliseconds. */
  readonly pause: number;
  /** What is wrong with a window's line and clock. */
  readonly faults?: (luck: Chance) => Pick<LineParts, 'skew' | 'delay' | 'isEchoed'>;
}

type Windows = readonly [Sailor, ...Sailor[]];

/** A crew of new guests. */
export async function recruit(parts: RecruitParts, acknowledged: Acknowledged, turn: number): Promise<Crew> {
  const { seed, players, pause } = parts;
  const luck: Chance = seeded(`${seed} crew ${turn}`);
  const newcomer = (name: string) => windowsOf(parts, acknowledged, `${name} ${turn}`);
  const host = await newcomer('Host');
  const mates = await Promise.all(Array.from({ length: players - 1 }, (_, i) => newcomer(`Mate ${i}`)));
  const spectators = await newcomer('Spectator');
  return new Crew(
    {
      players: [host[0], ...mates.map(([first]) => first)],
      doubles: [host, ...mates].flatMap(([, ...others]) => others),
      spectators,
      luck,
      pause: () => luck.roll(pause + 1, 'pause') - 1,
    },
    turn,
  );
}

/** One person's windows. */
async function windowsOf(
  { server, seed, windows = 1, faults }: RecruitParts,
  acknowledged: Acknowledged,
  name: string,
): Promise<Windows> {
  const guest = await newGuest(server, name);
  const open = (n: number): Sailor => {
    const luck = seeded(`${seed} ${name} ${n}`);
    const tap = acknowledged.tap(guest.person);
    return new Sailor({ at: server.at, guest, luck, tap, ...faults?.(luck) });
  };
  return [open(0), ...Array.from({ length: windows - 1 }, (_, i) => open(i + 1))];
}
