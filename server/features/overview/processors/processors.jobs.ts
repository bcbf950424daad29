import { defineSweep } from '#server/platform/jobs/jobs.ts';

export const watchProcessorsJob = defineSweep({
  name: 'processors.watch-list',
  schedule: '40 5 * * *',
  runsAtStart: true,
});
