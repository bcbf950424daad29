import { handle } from '#server/platform/jobs/jobs.ts';
import { watchRetentionJob } from './people.jobs.ts';
import { watchRetention } from './purge-people.ts';

export const peopleHandlers = [handle(watchRetentionJob, (ctx) => watchRetention(ctx))];
