export * from '@topsail/engine';
export * from '@topsail/games';
