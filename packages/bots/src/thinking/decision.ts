import type { GameView } from '@topsail/engine';
import type { BotName } from '../bot.ts';
import type { Question, Told } from './question.ts';

/** What a bot is to think about: plain data, since it travels from thread to thread. */
export interface Decision {
  readonly bot: BotName;
  readonly view: GameView;
  readonly seed: number;
  /** How long the bot may think before it must answer with the best it has found. */
  readonly milliseconds: number;
}

/** A decision or a question on its way to a worker; by the number its answer finds the way back. */
export type Job = (Decision | Question) & { readonly id: number };

/** What a worker says: that it is ready, what it would play, what a coach would say, or why it cannot tell. */
export type WorkerMessage =
  | { readonly says: 'ready' }
  | { readonly says: 'move'; readonly id: number; readonly move: string }
  | { readonly says: 'told'; readonly id: number; readonly value: Told[keyof Told] }
  | { readonly says: 'failed'; readonly id: number; readonly why: string };

/** What comes of a decision: always a legal move. */
export interface Thought {
  readonly move: string;
  /** Why the fallback chose it; absent when the bot did. */
  readonly fallback?: string;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
