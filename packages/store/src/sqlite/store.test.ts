import { scratch } from '@topsail/engine/scratch';
import { describeStore } from '../testing/index.ts';
import { openSqliteStore } from './open.ts';

const file = scratch();

describeStore('a store in a file', (name) => openSqliteStore(file(`${name}.db`)));
