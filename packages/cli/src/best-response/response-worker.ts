import { answerJobs } from '../arena/answer-jobs.ts';
import { doResponseJob } from './jobs.ts';

// A thread in which a bot is taught against the Captain, and then plays him.
answerJobs(doResponseJob);
