import type { Options, RulesetInfo, Seat } from '@topsail/engine';
import { offerOf, offers } from '@topsail/games';
import { freshSeed } from '../browser/random.ts';
import { fitNames, readNames, writeNames, type Names } from './names.ts';
import { fitOpponents, readOpponents, writeOpponents, type Opponent } from './opponents.ts';

/** What a person chooses before the first move. An empty seed leaves the luck to luck. */
export interface Choice {
  readonly ruleset: string;
  readonly seats: number;
  readonly options: Options;
  readonly seat: Seat;
  /** Who sits in the other seats, in their order. */
  readonly opponents: readonly Opponent[];
  readonly names: Names;
  readonly seed: string;
}

/** One of all rulesets, also of those that are not offered; the first one in place of one that there is not. */
export function infoOf(ruleset: string | undefined): RulesetInfo {
  const all = offers.flatMap(({ rulesets }) => rulesets);
  const info = all.find(({ id }) => id === ruleset) ?? all[0];
  if (info === undefined) throw new Error('there is no game to play');
  return info;
}

const USUAL_SEATS = 3;

/** What somebody wishes for, who may not know what there is. */
type Asked = Partial<Omit<Choice, 'opponents'>> & { readonly opponents?: readonly string[] };

/** The choice nearest to what was asked for that can be played. */
export function fitChoice(asked: Asked): Choice {
  const ruleset = infoOf(asked.ruleset);
  const seats = within(ruleset.seats.from, ruleset.seats.to, asked.seats ?? USUAL_SEATS);
  return {
    ruleset: ruleset.id,
    seats,
    options: fitOptions(ruleset.id, seats, asked.options ?? {}),
    seat: within(0, seats - 1, asked.seat ?? 0),
    opponents: fitOpponents(asked.opponents ?? [], seats - 1),
    names: fitNames(asked.names ?? [], seats),
    seed: (asked.seed ?? '').trim().slice(0, 80),
  };
}

/** The same choice with luck of its own, where none was asked for. */
export function seededChoice(choice: Choice): Choice {
  return fitChoice({ ...choice, seed: choice.seed === '' ? freshSeed() : choice.seed });
}

function fitOptions(ruleset: string, seats: number, asked: Options): Options {
  const known = offerOf(ruleset)?.optionsOf(ruleset, seats) ?? [];
  return Object.fromEntries(
    known.map(({ id, values, fallback }) => {
      const value = asked[id] ?? fallback;
      return [id, values === undefined || values.includes(value) ? value : fallback];
    }),
  );
}

function within(from: number, to: number, n: number): number {
  return Number.isInteger(n) ? Math.min(to, Math.max(from, n)) : from;
}

/** The choice as the page's address keeps it, and back. */
export function addressOf({ ruleset, seats, options, seat, opponents, names, seed }: Choice): string {
  const named = Object.entries(options).map(([id, value]): [string, string] => [`option-${id}`, value]);
  const params = new URLSearchParams([['ruleset', ruleset], ['seats', String(seats)], ...named]);
  params.set('bots', writeOpponents(opponents));
  params.set('seat', String(seat + 1));
  if (names.length > 0) params.set('names', writeNames(names));
  if (seed !== '') params.set('seed', seed);
  return `?${params.toString()}`;
}

export function readAddress(address: string): Choice {
  const params = new URLSearchParams(address);
  const number = (id: string): number | undefined => {
    const text = params.get(id);
    return text === null ? undefined : Number(text);
  };
  const options = [...params]
    .filter(([id]) => id.startsWith('option-'))
    .map(([id, value]): [string, string] => [id.slice('option-'.length), value]);
  const seat = number('seat');
  return fitChoice({
    ruleset: params.get('ruleset') ?? undefined,
    seats: number('seats'),
    options: Object.fromEntries(options),
    seat: seat === undefined ? undefined : seat - 1,
    opponents: readOpponents(params.get('bots') ?? ''),
    names: readNames(params.get('names') ?? ''),
    seed: params.get('seed') ?? undefined,
  });
}
