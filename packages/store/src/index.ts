export * from './entry.ts';
export * from './rows.ts';
export * from './sqlite/open.ts';
export * from './store.ts';
