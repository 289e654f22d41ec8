export * from './entry.ts';
export * from './rows.ts';
export * from './store.ts';
