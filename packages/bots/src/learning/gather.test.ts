import { describe, expect, it } from 'vitest';
import type { Setup, Viewer } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { Bot } from '../bot.ts';
import { botFor } from '../roster.ts';
import { schoolOf } from '../roster.ts';
import { gatherChoices, gatherMeeting, gatherPositions } from './gather.ts';

function table(ruleset: string, seats: number): Setup {
  const checked = gameOf(ruleset)!.checkSetup(ruleset, seats, {});
  if (!checked.ok) throw new Error(checked.refusal.code);
  return checked.value;
}

/** A fast bot that remembers for which seats it was asked. */
function thumb(ruleset: string): Bot & { readonly asked: Set<Viewer> } {
  const asked = new Set<Viewer>();
  const bot = botFor('thumb', ruleset);
  return {
    asked,
    choose(view, seed, budget) {
      asked.add(view.viewer);
      return bot.choose(view, seed, budget);
    },
  };
}

describe('a game of different bots', () => {
  const { school } = schoolOf('jamaica-1')!;
  const setup = table('jamaica-1', 2);
  const [pupil, captain] = [thumb('jamaica-1'), thumb('jamaica-1')];
  const meeting = { setup, bots: [pupil, captain], studied: captain };
  const { positions, choices } = gatherMeeting(school, meeting, 7);
  const asked = [pupil, captain].map((bot) => [...bot.asked]);

  it('asks every bot for its own seat only', () => {
    expect(asked).toEqual([[0], [1]]);
  });

  it('teaches one lesson a round, about both ships and the ghost', () => {
    expect(positions.length).toBeGreaterThan(5);
    for (const { traits, wins, scores } of positions) {
      expect([wins.length, scores.length]).toEqual([3, 3]);
      expect(traits).toHaveLength(3 * school.traits.names.length);
      expect(wins).toEqual(positions[0].wins);
      expect(wins.reduce((sum, win) => sum + win)).toBeCloseTo(1, 12);
    }
  });

  it('teaches the choices of those who are studied, and of nobody else', () => {
    const ofPupil = gatherMeeting(school, { ...meeting, studied: pupil }, 7).choices;
    const both = gatherMeeting(school, { setup, bots: [pupil, pupil], studied: pupil }, 7).choices;
    const nobodys = gatherMeeting(school, { ...meeting, studied: thumb('jamaica-1') }, 7);
    expect(choices.length).toBeGreaterThan(5);
    expect(choices).not.toEqual(ofPupil);
    expect(both).toHaveLength(choices.length + ofPupil.length);
    expect(nobodys).toEqual({ positions, choices: [] });
  });

  it('is the same with the same seed, and another with another', () => {
    expect(gatherMeeting(school, meeting, 7)).toEqual({ positions, choices });
    expect(gatherMeeting(school, meeting, 8).positions).not.toEqual(positions);
  });
});

describe('a game of one bot in every seat', () => {
  it('teaches what it teaches a pupil among pupils', () => {
    const { school, lore } = schoolOf('cartagena-tortuga')!;
    const setup = table('cartagena-tortuga', 2);
    const pupil = school.pupil(lore);
    const { positions, choices } = gatherMeeting(school, { setup, bots: [pupil, pupil], studied: pupil }, 3);
    expect(positions).toEqual(gatherPositions(school, lore, setup, 3));
    expect(positions.length).toBeGreaterThan(5);
    expect(choices).toEqual([]);
  });

  it('shows a master who sees further than a pupil', () => {
    const { school, lore } = schoolOf('cartagena-tortuga')!;
    const bots = [school.master(lore), school.pupil(lore)];
    const games = [1, 2, 3].map((seed) =>
      gatherMeeting(school, { setup: table('cartagena-tortuga', 2), bots, studied: bots[0] }, seed),
    );
    expect(games.map(({ positions }) => positions[0].wins[0])).toEqual([1, 1, 1]);
  });

  it('teaches a master the same choices', () => {
    const { school, lore } = schoolOf('yassa')!;
    const setup = table('yassa', 2);
    const master = school.master(lore);
    const { choices } = gatherMeeting(school, { setup, bots: [master, master], studied: master }, 3);
    expect(choices).toEqual(gatherChoices(school, lore, setup, 3));
    expect(choices.length).toBeGreaterThan(5);
  });
});
