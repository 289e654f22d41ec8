import { answerJobs } from '../arena/answer-jobs.ts';
import { doLearnJob } from './jobs.ts';

// A thread of the school: plays games, and hands over what there is to learn from them.
answerJobs(doLearnJob);
