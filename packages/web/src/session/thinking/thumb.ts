export { thumbMove } from '@topsail/bots';
