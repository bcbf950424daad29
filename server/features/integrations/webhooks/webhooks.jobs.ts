import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { once, patient } from '#server/platform/jobs/retries.ts';

/** Looks in the log for what addresses are to hear, again and again while there is any address. */
export const collectEventsJob = defineJob({
  name: 'webhooks.collect',
  payload: z.object({}),
  retry: once,
  schedule: '* * * * *',
  runsAtStart: true,
  isCoalesced: true,
});

export const deliverEventsJob = defineJob({
  name: 'webhooks.deliver',
  payload: z.object({}),
  // The table says what is due, and the next look wakes it again.
  retry: once,
  isCoalesced: true,
});

export const mailStoppedJob = defineJob({
  name: 'webhooks.mail-stopped',
  payload: z.object({ endpointId: z.uuid() }),
  retry: patient,
});

export const purgeEventsJob = defineSweep({ name: 'webhooks.purge-old', schedule: '41 3 * * *' });
