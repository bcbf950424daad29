import { handle } from '#server/platform/jobs/jobs.ts';
import { watchProcessorsJob } from './processors.jobs.ts';
import { watchProcessors } from './watch-processors.ts';

export const processorsHandlers = [handle(watchProcessorsJob, watchProcessors)];
