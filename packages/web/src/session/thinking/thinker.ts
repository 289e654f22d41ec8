import { answerJobs, isLevel, type Job } from '@topsail/bots';
import { fetchBaselines, fetchCoach, fetchLevels } from '@topsail/bots/fetch-bots';

// A worker of the thinking pool, in a thread of its own, named after the ruleset it thinks about. Only here are bots
// loaded, and only those of that ruleset: first those that people play against, all else when it is asked for.
const levels = await fetchLevels(self.name);

answerJobs(
  {
    post: (word) => self.postMessage(word),
    hear: (listener) => self.addEventListener('message', (event: MessageEvent<Job>) => listener(event.data)),
  },
  () => performance.now(),
  {
    bot: async (name) => (isLevel(name) ? levels[name] : (await fetchBaselines(self.name))[name]),
    coach: fetchCoach,
  },
);
