import type { Game, OptionInfo, Refusal, Setup } from '@topsail/engine';
import { gameOf, offeredRulesets, type KnownGame } from '@topsail/games';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { badUsage, type Problem } from './problem.ts';
import { sentenceOf } from './words.ts';

/** The options with which every command that begins a game is told what to play. */
export interface TableOptions {
  readonly ruleset: string;
  readonly seats: number;
  readonly ghost?: boolean;
  readonly option: Readonly<Record<string, string>>;
}

export interface Table {
  readonly game: KnownGame;
  readonly setup: Setup;
}

export function addTableOptions(command: Command, { needsRuleset } = { needsRuleset: true }): Command {
  const ruleset = new Option('-r, --ruleset <id>', `what to play: ${rulesetIds().join(', ')}`);
  return command
    .addOption(ruleset.makeOptionMandatory(needsRuleset))
    .option('-n, --seats <number>', 'how many players', wholeNumber, 3)
    .option('--ghost', 'let the ghost ship sail (jamaica-2 with 3 to 5 seats; with 2 seats it always does)')
    .option(
      '--option <id=value>',
      'another choice of the table, such as boat-retreat=no; may be repeated',
      addPair,
      {},
    );
}

export function rulesetIds(): string[] {
  return offeredRulesets.map(({ id }) => id);
}

export function readTable({ ruleset, seats, ghost, option }: TableOptions): Table {
  const game = gameOf(ruleset);
  if (game === undefined)
    throw badUsage(`there is no ruleset "${ruleset}"; known are ${rulesetIds().join(', ')}`);
  const checked = game.checkSetup(ruleset, seats, ghost === true ? { ...option, ghost: 'yes' } : option);
  if (!checked.ok) throw setupProblem(game, ruleset, seats, checked.refusal);
  return { game, setup: checked.value };
}

function setupProblem(game: Game, ruleset: string, seats: number, refusal: Refusal): Problem {
  const sentence = `${ruleset}: ${sentenceOf(refusal)}`;
  if (refusal.code === 'setup/seats') return badUsage(sentence);
  return badUsage(`${sentence}; it takes ${game.optionsOf(ruleset, seats).map(optionText).join(', ')}`);
}

function optionText({ id, values, fallback, example }: OptionInfo): string {
  if (values !== undefined) return `${id}=${values.join('|')}`;
  return `${id}=${fallback}${example === undefined ? '' : ` or --option "${id}=${example}"`}`;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

export function atLeastOne(text: string): number {
  const value = wholeNumber(text);
  if (value === 0) throw new InvalidArgumentError('It must be 1 or more.');
  return value;
}

function addPair(text: string, pairs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [, id, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
  if (id === undefined || value === undefined) throw new InvalidArgumentError('It must look like id=value.');
  return { ...pairs, [id]: value };
}
