export * from './bot.ts';
export * from './roster.ts';
