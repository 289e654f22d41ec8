import { online } from './en/online.ts';
import { serverRefusals } from './en/server-refusals.ts';

/** Every sentence of the pages that play online, apart from the others so that only those who play so fetch them. */
export const onlineWords = { ...online, serverRefusals };
