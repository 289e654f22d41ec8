import type { Game } from '../game.ts';
import type { RefusalCode } from '../refusal.ts';
import type { OptionInfo, Options, Setup } from '../setup.ts';
import { demand } from './demand.ts';

/** Every ruleset with every number of seats and every combination of options; free texts stay at their fallback. */
export function everySetup(game: Game): Setup[] {
  const setups: Setup[] = [];
  for (const { id, seats } of game.rulesets) {
    for (let count = seats.from; count <= seats.to; count++) {
      for (const options of combinations(game.optionsOf(id, count)))
        setups.push(accepted(game, id, count, options));
    }
  }
  return setups;
}

function combinations(infos: readonly OptionInfo[]): Options[] {
  return infos.reduce<Options[]>(
    (chosen, { id, values, fallback }) =>
      chosen.flatMap((options) => (values ?? [fallback]).map((value) => ({ ...options, [id]: value }))),
    [{}],
  );
}

function accepted(game: Game, ruleset: string, seats: number, options: Options): Setup {
  const checked = game.checkSetup(ruleset, seats, options);
  demand(checked.ok, 'a set-up the game offers is refused', { ruleset, seats, options }, checked);
  const { value } = checked;
  demand(value.ruleset === ruleset && value.seats === seats, 'a set-up is changed', value);
  const again = game.checkSetup(ruleset, seats, value.options);
  demand(
    JSON.stringify(again) === JSON.stringify(checked),
    'a checked set-up is not its own',
    checked,
    again,
  );
  return value;
}

/** What nobody offers is refused with its code, and an empty choice takes the fallbacks. */
export function checkSetups(game: Game): void {
  refused(game, 'no-such-ruleset', 2, {}, 'setup/unknown-ruleset');
  for (const { id, seats } of game.rulesets) {
    for (const count of [
      seats.from - 1,
      seats.to + 1,
      seats.from + 0.5,
      0,
      -1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ]) {
      refused(game, id, count, {}, 'setup/seats');
    }
    for (let count = seats.from; count <= seats.to; count++) checkOptions(game, id, count);
  }
}

function checkOptions(game: Game, ruleset: string, seats: number): void {
  const infos = game.optionsOf(ruleset, seats);
  const fallbacks = Object.fromEntries(infos.map(({ id, fallback }) => [id, fallback]));
  const [left, chosen] = [accepted(game, ruleset, seats, {}), accepted(game, ruleset, seats, fallbacks)];
  demand(
    JSON.stringify(left) === JSON.stringify(chosen),
    'what is left open is not the fallback',
    left,
    chosen,
  );
  for (const id of ['no-such-option', 'constructor', '__proto__', '']) {
    refused(game, ruleset, seats, Object.fromEntries([[id, 'yes']]), 'setup/unknown-option');
  }
  for (const { id, values, fallback, rule } of infos) {
    demand(rule !== '', 'an option has no rule', id);
    demand(values === undefined || values.includes(fallback), 'a fallback is not among the values', id);
    refused(game, ruleset, seats, { [id]: 'no such value' }, 'setup/option-value');
    refused(game, ruleset, seats, { [id]: '' }, 'setup/option-value');
  }
}

function refused(game: Game, ruleset: string, seats: number, options: Options, code: RefusalCode): void {
  const checked = game.checkSetup(ruleset, seats, options);
  demand(
    !checked.ok && checked.refusal.code === code,
    `should be refused as ${code}`,
    { ruleset, seats, options },
    checked,
  );
}
