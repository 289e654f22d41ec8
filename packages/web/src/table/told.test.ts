import {
  fast,
  playRandomly,
  SPECTATOR,
  type Game,
  type GameEvent,
  type Setup,
  type Viewer,
} from '@topsail/engine';
import { games } from '@topsail/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameClient } from '../games/contract/client.ts';
import { clientOf } from '../games/registry.ts';
import { fitChoice } from '../session/choice.ts';
import { must } from '../session/testing/answers.ts';
import { nameOf } from '../words/captains.ts';
import { speak } from '../words/index.ts';
import type { Language } from '../words/languages.ts';
import { linesOf, type Told } from './log.ts';

const GAMES = 4;
/** A random game may last very long. */
const MOST_MOVES = 500;

/** What only a mistake would say, and names of spaces that no board shows. */
const NONSENSE = /[\uE000-\uE002]|undefined|null|NaN|\[object|[{}#_]| {2}|\p{L}\d|\d\p{L}/u;

/** How a language speaks to the viewer. Polish does it with the verb. */
const YOU = {
  en: /\byou/i,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ваш)(?!\p{L})/iu,
  uk: /(?<!\p{L})(ви|вас|вам|вами|ваш)(?!\p{L})/iu,
  pl: /(sz|ś|asz)(?!\p{L})|(?<!\p{L})(masz|ci|cię|ty|tobą|twoja)(?!\p{L})/iu,
} satisfies Record<Language, RegExp>;

interface Played {
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
}

/** Whole games at random, with and without a ghost. */
function playedGames(game: Game, ruleset: string): readonly Played[] {
  return Array.from({ length: GAMES }, (_, n) => {
    const { seats, options } = fitChoice({ ruleset, seats: 2 + (n % 3), options: { ghost: 'yes' } });
    const setup = must(game.checkSetup(ruleset, seats, options));
    const chance = fast(n);
    const events: GameEvent[] = [];
    const state = game.setup(setup, chance, (event) => events.push(event));
    playRandomly(game, state, chance, MOST_MOVES, (event) => events.push(event));
    return { setup, events };
  });
}

function viewersOf({ seats }: Setup): readonly Viewer[] {
  return [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];
}

const RULESETS = games.flatMap((game) => game.rulesets.map(({ id }) => ({ game, ruleset: id })));

afterAll(() => speak('en'));

describe.each(['en', 'ru', 'uk', 'pl'] as const)('in %s', (language) => {
  beforeAll(() => speak(language));

  test.each(RULESETS)('every event of $ruleset that is shown is told to each viewer', async (tested) => {
    const { game, ruleset } = tested;
    const client = await clientOf(ruleset);
    const faults = playedGames(game, ruleset).flatMap(({ setup, events }) =>
      viewersOf(setup).flatMap((viewer) =>
        events
          .flatMap((event) => game.hear(event, viewer) ?? [])
          .flatMap((event) => faultsIn(client, { setup, viewer }, event, YOU[language])),
      ),
    );
    expect(faults.slice(0, 5)).toEqual([]);
  });
});

function faultsIn(client: GameClient, told: Told, event: GameEvent, you: RegExp): readonly string[] {
  const [line] = linesOf(client, told, [event]);
  const isShown = (client.events[event.e]?.lasts?.(event) ?? 0) > 0;
  if (line === undefined) return isShown ? [`no words: ${JSON.stringify(event)}`] : [];
  const { text, by } = line;
  if (NONSENSE.test(text)) return [`nonsense: ${text}`];
  if (told.viewer === SPECTATOR) return [];
  if (text.includes(nameOf(told.viewer))) return [`the viewer by name: ${text}`];
  return by === told.viewer && !you.test(text) ? [`not “you”: ${text}`] : [];
}
