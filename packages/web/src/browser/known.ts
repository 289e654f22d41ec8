import { keep, kept, keptSeen } from './storage.ts';

const KNOWN = 'topsail.known';
const GAMES = 'topsail.games';

/** Whether a server has known this browser: its cookie cannot be read here. */
export function isKnown(): boolean {
  return kept(KNOWN) !== undefined || keptSeen() !== undefined;
}

export function keepKnown(): void {
  keep(KNOWN, 'yes');
}

/** How many games waited for this person when they were last looked at. */
export function expectedGames(): number {
  return isKnown() ? Number(kept(GAMES) ?? 0) : 0;
}

export function keepExpectedGames(count: number): void {
  keep(GAMES, String(count));
}
