import type { Chance } from '@topsail/engine';
import { games } from '@topsail/games';
import { CHANNELS, commandSchema, PROTOCOL, type Command, type CommandKind } from '@topsail/protocol';
import { oneIn, pick } from '../kit/luck.ts';
import { oddity } from './rubbish.ts';

/** What an attacker knows of the others: more than anybody could find out. */
export interface Spoils {
  /** Tables at which honest people play. */
  readonly tables: () => readonly string[];
  /** Messages they have sent, word for word, with their ids. */
  readonly overheard: () => readonly string[];
  readonly people: readonly string[];
}

const KINDS = commandSchema.options.map(({ entries }) => entries.k.literal);
const RULESETS = games.flatMap(({ rulesets }) => rulesets.map(({ id }) => id));
const LEVELS = ['cabin-boy', 'captain'] as const;
const MOVES = ['pass', 'stop', 'advance 0 flag', 'retreat 4', 'pick 0', 'morning 1', '', 'x'.repeat(80)];

/** A message of the right form about things that are somebody else's. */
export function forge(luck: Chance, spoils: Spoils): object {
  const table = oneIn(luck, 8) ? 'no-such-table' : pick(luck, ['none', ...spoils.tables()]);
  const id = `c${luck.roll(50, 'command')}`;
  switch (luck.roll(12, 'message')) {
    case 1:
      return { t: 'open', table, ...(oneIn(luck, 2) ? { since: luck.roll(1000, 'since') - 1 } : {}) };
    case 2:
      return { t: 'close', table };
    case 3:
      return {
        t: 'say',
        table,
        channel: pick(luck, CHANNELS),
        text: JSON.stringify(oddity(luck)).slice(0, 300),
      };
    case 4:
      return { t: 'create', id, plan: plan(luck) };
    case 5:
      return { t: 'lobby', watch: oneIn(luck, 2) };
    case 6:
      return { t: 'hello', protocol: oneIn(luck, 2) ? PROTOCOL : luck.roll(9, 'protocol') };
    case 7:
      return { t: 'ping', n: luck.roll(1e6, 'n') };
    default:
      return { t: 'command', id, table, seen: luck.roll(500, 'seen') - 1, command: command(luck, spoils) };
  }
}

function plan(luck: Chance): object {
  return {
    ruleset: oneIn(luck, 5) ? JSON.stringify(oddity(luck)).slice(0, 40) : pick(luck, RULESETS),
    seats: luck.roll(9, 'seats') - 1,
    ...(oneIn(luck, 4) ? { options: { [pick(luck, ['ghost', 'tunnel', '__proto__'])]: 'x' } } : {}),
    visibility: oneIn(luck, 20) ? 'public' : 'link',
    delaySeconds: luck.roll(3600, 'delay'),
  };
}

function command(luck: Chance, spoils: Spoils): Command {
  const seat = luck.roll(6, 'seat') - 1;
  const nonce = `forged-${luck.roll(1e6, 'nonce')}`;
  const k: CommandKind = pick(luck, KINDS);
  switch (k) {
    case 'sit':
      return { k, seat, nonce };
    case 'ready':
      return { k, nonce };
    case 'seat-bot':
      return { k, seat, level: pick(luck, LEVELS) };
    case 'kick':
      return { k, seat };
    case 'stand-in':
      return { k, seat, level: pick(luck, LEVELS) };
    case 'move':
      return { k, move: pick(luck, MOVES) };
    case 'mute':
      return { k, person: pick(luck, spoils.people), muted: oneIn(luck, 2) };
    case 'leave':
    case 'start':
    case 'undo':
    case 'agree':
    case 'decline':
    case 'return':
    case 'rematch':
      return { k };
  }
}
