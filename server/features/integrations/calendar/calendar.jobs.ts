import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once } from '#server/platform/jobs/retries.ts';

export const settleBookingsJob = defineJob({
  name: 'calendar.settle-bookings',
  payload: z.object({}),
  // The table says what is left; the sweep wakes it again.
  retry: once,
  schedule: '* * * * *',
  runsAtStart: true,
  isCoalesced: true,
});

export const purgeBookingsJob = defineSweep({ name: 'calendar.purge-old', schedule: '23 3 * * *' });
