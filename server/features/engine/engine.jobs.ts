import { z } from 'zod';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { approveText } from './enrol/approve-text.ts';
import { beginCampaign, writeMissingTexts } from './enrol/begin-campaign.ts';
import { completeCampaigns } from './enrol/complete-campaigns.ts';
import { sweepPeople } from './enrol/sweep-people.ts';
import { watchGuardrails } from './enrol/watch-guardrails.ts';
import { reconcileAttempts } from './settle/reconcile-attempts.ts';
import { sweepAttempts } from './settle/sweep-attempts.ts';
import { wakeCampaign } from './wake/wake-campaign.ts';
import { wakePerson, wakeUnread } from './wake/wake-person.ts';
import { withdrawOldInvitations } from './withdrawals/withdraw-old-invitations.ts';

const once = { limit: 0, delaySeconds: 0 };
const again = { limit: 5, delaySeconds: 2 };
const OfCampaign = z.object({ campaignId: z.uuid() });

/** Launched, or given new leads while it runs: who may begin does, and texts that lack are written. */
export const beginCampaignJob = defineJob({
  name: 'engine.begin-campaign',
  payload: OfCampaign,
  retry: again,
  isCoalesced: ({ campaignId }) => campaignId,
  run: (ctx, { campaignId }) => beginCampaign(ctx, campaignId),
});

/** Somebody came to a step whose text was never written. */
export const writeTextsJob = defineJob({
  name: 'engine.write-texts',
  payload: OfCampaign,
  retry: again,
  isCoalesced: ({ campaignId }) => campaignId,
  run: (ctx, { campaignId }) => writeMissingTexts(ctx, campaignId),
});

/** Its status changed: what is next for its people is decided again. */
export const wakeCampaignJob = defineJob({
  name: 'engine.wake-campaign',
  payload: OfCampaign,
  retry: again,
  run: (ctx, { campaignId }) => wakeCampaign(ctx, campaignId),
});

/** A text of theirs was written, approved, passed over. */
export const wakeReaderJob = defineJob({
  name: 'engine.wake-reader',
  payload: z.object({ userId: z.uuid(), campaignId: z.uuid(), personId: z.uuid() }),
  retry: again,
  run: (ctx, reader) => wakePerson(ctx, reader),
});

/** What some people wrote is known after all. */
export const wakeUnreadJob = defineJob({
  name: 'engine.wake-unread',
  payload: z.object({ userId: z.uuid(), accountId: z.uuid() }),
  retry: again,
  run: (ctx, of) => wakeUnread(ctx, of),
});

/** Where the user lets clean texts leave by themselves. */
export const approveTextJob = defineJob({
  name: 'engine.approve-text',
  payload: z.object({ userId: z.uuid(), campaignId: z.uuid(), personId: z.uuid(), stepKey: z.string() }),
  retry: again,
  run: (ctx, text) => approveText(ctx, text),
});

export const sweepAttemptsJob = defineJob({
  name: 'engine.sweep-attempts',
  payload: z.object({}),
  retry: once,
  schedule: '* * * * *',
  runsAtStart: true,
  run: (ctx) => sweepAttempts(ctx),
});

/** A worker that died held jobs of its own: nobody has them again for minutes, and some never. */
export const sweepPeopleJob = defineJob({
  name: 'engine.sweep-people',
  payload: z.object({}),
  retry: once,
  schedule: '23 * * * *',
  runsAtStart: true,
  isCoalesced: true,
  run: (ctx) => sweepPeople(ctx),
});

export const reconcileAttemptsJob = defineJob({
  name: 'engine.reconcile-attempts',
  payload: z.object({}),
  retry: once,
  schedule: '* * * * *',
  runsAtStart: true,
  isCoalesced: true,
  run: async (ctx) => {
    await reconcileAttempts(ctx);
  },
});

export const tendCampaignsJob = defineJob({
  name: 'engine.tend-campaigns',
  payload: z.object({}),
  retry: once,
  schedule: '* * * * *',
  runsAtStart: true,
  isCoalesced: true,
  run: async (ctx) => {
    await withdrawOldInvitations(ctx);
    await watchGuardrails(ctx);
    await completeCampaigns(ctx);
  },
});
