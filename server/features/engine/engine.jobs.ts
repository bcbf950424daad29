import { z } from 'zod';
import { defineJob, defineSweep } from '#server/platform/jobs/jobs.ts';
import { soon } from '#server/platform/jobs/retries.ts';

const OfCampaign = z.object({ campaignId: z.uuid() });

/** Launched, or given new leads while it runs: who may begin does, and texts that lack are written. */
export const beginCampaignJob = defineJob({
  name: 'engine.begin-campaign',
  payload: OfCampaign,
  retry: soon,
  isCoalesced: ({ campaignId }) => campaignId,
});

/** Somebody came to a step whose text was never written. */
export const writeTextsJob = defineJob({
  name: 'engine.write-texts',
  payload: OfCampaign,
  retry: soon,
  isCoalesced: ({ campaignId }) => campaignId,
});

/** Its status changed: what is next for its people is decided again. */
export const wakeCampaignJob = defineJob({
  name: 'engine.wake-campaign',
  payload: OfCampaign,
  retry: soon,
});

/** A text of theirs was written, approved, passed over. */
export const wakeReaderJob = defineJob({
  name: 'engine.wake-reader',
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid(), personId: z.uuid() }),
  retry: soon,
});

/** What some people wrote is known after all. */
export const wakeUnreadJob = defineJob({
  name: 'engine.wake-unread',
  payload: z.object({ workspaceId: z.uuid(), accountId: z.uuid() }),
  retry: soon,
});

/** Where the user lets clean texts leave by themselves. */
export const approveTextJob = defineJob({
  name: 'engine.approve-text',
  payload: z.object({ workspaceId: z.uuid(), campaignId: z.uuid(), personId: z.uuid(), stepKey: z.string() }),
  retry: soon,
});

export const sweepAttemptsJob = defineSweep({
  name: 'engine.sweep-attempts',
  schedule: '* * * * *',
  runsAtStart: true,
});

/** Jobs that a dead worker had taken come back only after minutes, and some never. */
export const sweepPeopleJob = defineSweep({
  name: 'engine.sweep-people',
  schedule: '23 * * * *',
  runsAtStart: true,
  isCoalesced: true,
});

export const reconcileAttemptsJob = defineSweep({
  name: 'engine.reconcile-attempts',
  schedule: '* * * * *',
  runsAtStart: true,
  isCoalesced: true,
});

export const tendCampaignsJob = defineSweep({
  name: 'engine.tend-campaigns',
  schedule: '* * * * *',
  runsAtStart: true,
  isCoalesced: true,
});
