export * from './bot.ts';
export * from './roster.ts';
export type { Interval } from './arena/bootstrap.ts';
export * from './arena/match.ts';
export * from './arena/play-game.ts';
export * from './arena/play-match.ts';
export * from './arena/rotations.ts';
export * from './arena/summary.ts';
export type { Times } from './arena/times.ts';
