import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { patient } from '#server/platform/jobs/retries.ts';

export const eraseUnreadableJob = defineSweep({
  name: 'social-accounts.erase-unreadable',
  schedule: '40 3 * * *',
});

export const confirmAttempt = defineJob({
  name: 'social-accounts.confirm-attempt',
  payload: z.object({ attemptId: z.uuid() }),
  retry: patient,
});

export const refreshAccountJob = defineJob({
  name: 'social-accounts.refresh-account',
  payload: z.object({ providerAccountId: z.string() }),
  retry: patient,
});

export const removeUnlinked = defineJob({
  name: 'social-accounts.remove-unlinked',
  payload: z.object({ providerAccountId: z.string() }),
  retry: patient,
});

export const pollAccountsJob = defineSweep({
  name: 'social-accounts.poll',
  schedule: '* * * * *',
});

export const sweepHandlesJob = defineSweep({
  name: 'social-accounts.sweep-handles',
  schedule: '17 * * * *',
});

export const reconcileWebhooksJob = defineJob({
  name: 'social-accounts.reconcile-webhooks',
  payload: z.object({}),
  retry: patient,
  runsAtStart: true,
  schedule: '47 4 * * *',
});
