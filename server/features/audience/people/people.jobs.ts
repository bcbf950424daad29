import { defineSweep } from '#server/platform/jobs/jobs.ts';

export const watchRetentionJob = defineSweep({
  name: 'people.watch-retention',
  schedule: '40 4 * * *',
});
