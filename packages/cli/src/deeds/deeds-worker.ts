import { watchGame } from '@topsail/bots';
import { answerJobs } from '../arena/answer-jobs.ts';
import type { WatchJob } from './watch.ts';

// A thread of `topsail deeds`: a bot plays one game after the other against itself, and is watched.
answerJobs(({ bot, setup, seed }: WatchJob) => [watchGame(bot, setup, seed)]);
