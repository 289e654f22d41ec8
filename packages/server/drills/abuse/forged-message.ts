import { sealOf, type Chance } from '@topsail/engine';
import { games } from '@topsail/games';
import { CHANNELS, commandSchema, PROTOCOL, type CommandKind, type PlanInput } from '@topsail/protocol';
import type * as v from 'valibot';
import { oneIn, pick } from '../kit/random-choice.ts';
import { oddValue } from './malformed.ts';

/** What the attackers know of the honest people: more than anybody could find out. */
export interface AttackerKnowledge {
  /** The tables at which honest people play. */
  readonly tables: () => readonly string[];
  /** Messages that honest people have sent, with their ids. */
  readonly sentMessages: () => readonly string[];
  readonly people: readonly string[];
}

const KINDS = commandSchema.options.map(({ entries }) => entries.k.literal);
const RULESETS = games.flatMap(({ rulesets }) => rulesets.map(({ id }) => id));
const LEVELS = ['cabin-boy', 'captain'] as const;
const MOVES = ['pass', 'stop', 'advance 0 flag', 'retreat 4', 'pick 0', 'morning 1', '', 'x'.repeat(80)];

/** A valid message about things that belong to others. */
export function forgedMessage(chance: Chance, knowledge: AttackerKnowledge): object {
  const table = oneIn(chance, 8) ? 'no-such-table' : pick(chance, ['none', ...knowledge.tables()]);
  const id = `c${chance.roll(50, 'command')}`;
  switch (chance.roll(12, 'message')) {
    case 1:
      return { t: 'open', table, ...(oneIn(chance, 2) ? { since: chance.roll(1000, 'since') - 1 } : {}) };
    case 2:
      return { t: 'close', table };
    case 3:
      return {
        t: 'say',
        table,
        channel: pick(chance, CHANNELS),
        text: JSON.stringify(oddValue(chance)).slice(0, 300),
      };
    case 4:
      return { t: 'create', id, plan: plan(chance) };
    case 5:
      return { t: 'lobby', watch: oneIn(chance, 2) };
    case 6:
      return { t: 'hello', protocol: oneIn(chance, 2) ? PROTOCOL : chance.roll(9, 'protocol') };
    case 7:
      return { t: 'ping', n: chance.roll(1e6, 'n') };
    default:
      return {
        t: 'command',
        id,
        table,
        seen: chance.roll(500, 'seen') - 1,
        command: command(chance, knowledge),
      };
  }
}

function plan(chance: Chance): PlanInput {
  return {
    ruleset: oneIn(chance, 5) ? JSON.stringify(oddValue(chance)).slice(0, 40) : pick(chance, RULESETS),
    seats: chance.roll(9, 'seats') - 1,
    ...(oneIn(chance, 4) ? { options: { [pick(chance, ['ghost', 'tunnel', '__proto__'])]: 'x' } } : {}),
    visibility: oneIn(chance, 20) ? 'public' : 'link',
    delaySeconds: chance.roll(3600, 'delay'),
  };
}

function command(chance: Chance, knowledge: AttackerKnowledge): v.InferInput<typeof commandSchema> {
  const seat = chance.roll(6, 'seat') - 1;
  const nonce = `forged-nonce-of-${chance.roll(1e6, 'nonce')}`.padEnd(24, '-');
  const seal = sealOf(pick(chance, ['none', ...knowledge.tables()]), pick(chance, knowledge.people), nonce);
  const k: CommandKind = pick(chance, KINDS);
  switch (k) {
    case 'sit':
      return { k, seat, seal };
    case 'ready':
      return { k, seal };
    case 'reveal':
      return { k, nonce };
    case 'seat-bot':
      return { k, seat, level: pick(chance, LEVELS) };
    case 'kick':
      return { k, seat };
    case 'stand-in':
      return { k, seat, level: pick(chance, LEVELS) };
    case 'move':
      return { k, move: pick(chance, MOVES) };
    case 'mute':
      return { k, person: pick(chance, knowledge.people), muted: oneIn(chance, 2) };
    case 'change-plan':
      return { k, plan: plan(chance) };
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
