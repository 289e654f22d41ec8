export { openPool } from './pool.ts';
