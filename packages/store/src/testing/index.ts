/**
 * The suite that every store must pass:
 *
 *     describeStore('a store in a file', (name) => openSqliteStore(folder(name)));
 */
export * from './describe-store.ts';
export * from './played.ts';
export * from './rows.ts';
export * from './run-sql.ts';
