import { handle } from '#server/platform/jobs/jobs.ts';
import { watchRetention } from './forget/purge-people.ts';
import { watchRetentionJob } from './people.jobs.ts';

export const peopleHandlers = [handle(watchRetentionJob, (ctx) => watchRetention(ctx))];
