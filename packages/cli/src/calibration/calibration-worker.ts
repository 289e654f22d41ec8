import { predictGame, type Forecast } from '@topsail/bots';
import { answerJobs } from '../arena/answer-jobs.ts';

// A thread of `topsail calibration`: a bot plays one game after the other against itself, and is told how it stands.
answerJobs((forecast: Forecast) => [predictGame(forecast)]);
