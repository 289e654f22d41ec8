import { offerOf } from '@topsail/games';
import type { PlanPart, TablePlan } from '@topsail/protocol';
import { words } from '../words/index.ts';
import { optionWords, rulesetName } from '../words/named.ts';
import { levelName } from './seating.ts';
import { clockName, delayed } from './times.ts';

/** One part of a plan in words; nothing where there is nothing to say. */
export function partWords(plan: TablePlan, part: PlanPart): readonly string[] {
  const said = words.online.table;
  switch (part) {
    case 'ruleset':
      return [rulesetName(plan.setup.ruleset)];
    case 'seats':
      return [words.online.invitation.players({ n: plan.setup.seats })];
    case 'options':
      return optionLines(plan);
    case 'clock':
      return [clockName(plan.clock)];
    case 'visibility':
      return [plan.visibility === 'public' ? said.public : said.hidden];
    case 'spectators':
      return [plan.spectators ? said.withSpectators : said.noSpectators];
    case 'delaySeconds':
      if (!plan.spectators) return [];
      return [plan.delaySeconds === 0 ? said.live : delayed(plan.delaySeconds)];
    case 'odds':
      return [plan.odds ? said.withOdds : said.noOdds];
    case 'standIn':
      return [said.standIn({ level: levelName(plan.standIn) })];
  }
}

function optionLines({ setup }: TablePlan): string[] {
  const known = offerOf(setup.ruleset)?.optionsOf(setup.ruleset, setup.seats) ?? [];
  return known.map(({ id, fallback }) => {
    const value = setup.options[id] ?? fallback;
    const { name, values } = optionWords(id);
    return `${name}: ${values[value] ?? value}`;
  });
}

/** What is worth knowing of a plan besides its game and its seats: what is as usual is left out. */
export function planLines(plan: TablePlan): readonly string[] {
  const parts: readonly PlanPart[] = [
    ...(['options', 'clock', 'visibility'] as const),
    ...(plan.spectators ? [] : (['spectators'] as const)),
    ...(plan.delaySeconds > 0 ? (['delaySeconds'] as const) : []),
    ...(plan.odds ? [] : (['odds'] as const)),
    'standIn',
  ];
  return parts.flatMap((part) => partWords(plan, part));
}
