import type { Bot, BotName } from '../bot.ts';
import { botFor } from '../roster.ts';
import { reasonOf, type Errand, type Word } from './decision.ts';
import type { HelperPort } from './ports.ts';

/** The life of a helper: it hears an errand, thinks until the errand's time is up at the latest, and answers. */
export function answerErrands(
  port: HelperPort,
  now: () => number,
  crew: (name: BotName, ruleset: string) => Bot = botFor,
): void {
  port.hear((errand) => port.post(answerTo(errand, now, crew)));
  port.post({ says: 'ready' });
}

/** The time runs from when the errand arrives: clocks of two threads need not agree. */
function answerTo(
  { id, bot, view, seed, milliseconds }: Errand,
  now: () => number,
  crew: (name: BotName, ruleset: string) => Bot,
): Word {
  const deadline = now() + milliseconds;
  try {
    const move = crew(bot, view.setup.ruleset).choose(view, seed, { stop: () => now() > deadline });
    return { says: 'move', id, move };
  } catch (error) {
    return { says: 'failed', id, why: reasonOf(error) };
  }
}
