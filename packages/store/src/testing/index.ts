export * from './rows.ts';
