import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const checkFiguresJob = defineSweep({ name: 'analytics.check-figures', schedule: '20 5 * * *' });

/** On Monday from eight in campaign time: in a demonstration, a week is short. */
export const sendWeekNewsJob = defineSweep({ name: 'analytics.send-week-news', schedule: '*/10 * * * *' });

export const mailWeekJob = defineJob({
  name: 'analytics.mail-week',
  payload: z.object({ workspaceId: z.uuid(), lines: z.array(z.string()) }),
  retry: patient,
});
