import { defineSweep } from '#server/platform/jobs/jobs.ts';

export const sweepRepeatedCallsJob = defineSweep({
  name: 'repeated-calls.sweep',
  schedule: '23 * * * *',
});
