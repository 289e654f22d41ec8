import type { Result } from '@topsail/engine';
import { games, knownGameOf } from '@topsail/games';
import type { Choice } from '../choice.ts';
import { loadSession } from '../saved.ts';
import { beginSession, type Session } from '../session.ts';

export function beginChosen(choice: Choice): Result<Session> {
  return beginSession(knownGameOf(choice.ruleset), choice);
}

export function loadSaved(text: string, spareSeed = ''): Result<Session> {
  return loadSession(games, text, spareSeed);
}
