import { seeded, type Chance } from '@topsail/engine';
import type { AcknowledgedCommands } from './acknowledged-commands.ts';
import { UserGroup } from './user-group.ts';
import { newGuest } from './guest.ts';
import type { ConnectionParts } from './faulty-connection.ts';
import { VirtualUser } from './virtual-user.ts';
import type { ServerProcess } from './server-process.ts';

export interface GroupOptions {
  readonly server: ServerProcess;
  readonly seed: string;
  /** How many people play at a table; bots fill the other seats. */
  readonly players: number;
  /** How many windows each person has open at the table. */
  readonly windows?: number;
  /** The longest pause between two commands of a player, in milliseconds. */
  readonly pause: number;
  /** The faults of a window's connection and clock. */
  readonly faults?: (chance: Chance) => Pick<ConnectionParts, 'skew' | 'delay' | 'isDuplicated'>;
}

type Windows = readonly [VirtualUser, ...VirtualUser[]];

/** A group of new guests. */
export async function newUserGroup(
  parts: GroupOptions,
  acknowledged: AcknowledgedCommands,
  turn: number,
): Promise<UserGroup> {
  const { seed, players, pause } = parts;
  const chance: Chance = seeded(`${seed} group ${turn}`);
  const newPerson = (name: string) => windowsOf(parts, acknowledged, `${name} ${turn}`);
  const host = await newPerson('Host');
  const others = await Promise.all(Array.from({ length: players - 1 }, (_, i) => newPerson(`Player ${i}`)));
  const spectators = await newPerson('Spectator');
  return new UserGroup(
    {
      players: [host[0], ...others.map(([first]) => first)],
      extraWindows: [host, ...others].flatMap(([, ...more]) => more),
      spectators,
      chance,
      pause: () => chance.roll(pause + 1, 'pause') - 1,
    },
    turn,
  );
}

/** The windows of one new person. */
async function windowsOf(
  { server, seed, windows = 1, faults }: GroupOptions,
  acknowledged: AcknowledgedCommands,
  name: string,
): Promise<Windows> {
  const guest = await newGuest(server, name);
  const open = (n: number): VirtualUser => {
    const chance = seeded(`${seed} ${name} ${n}`);
    const traffic = acknowledged.listenFor(guest.person);
    return new VirtualUser({ at: server.at, guest, chance, traffic, ...faults?.(chance) });
  };
  return [open(0), ...Array.from({ length: windows - 1 }, (_, i) => open(i + 1))];
}
