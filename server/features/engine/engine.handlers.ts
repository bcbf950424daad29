import { handle } from '#server/platform/jobs/jobs.ts';
import {
  approveTextJob,
  beginCampaignJob,
  reconcileAttemptsJob,
  sweepAttemptsJob,
  sweepPeopleJob,
  tendCampaignsJob,
  wakeCampaignJob,
  wakeReaderJob,
  wakeUnreadJob,
  writeTextsJob,
} from './engine.jobs.ts';
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

export const engineHandlers = [
  handle(beginCampaignJob, (ctx, { campaignId }) => beginCampaign(ctx, campaignId)),
  handle(writeTextsJob, (ctx, { campaignId }) => writeMissingTexts(ctx, campaignId)),
  handle(wakeCampaignJob, (ctx, { campaignId }) => wakeCampaign(ctx, campaignId)),
  handle(wakeReaderJob, (ctx, reader) => wakePerson(ctx, reader)),
  handle(wakeUnreadJob, (ctx, of) => wakeUnread(ctx, of)),
  handle(approveTextJob, (ctx, text) => approveText(ctx, text)),
  handle(sweepAttemptsJob, (ctx) => sweepAttempts(ctx)),
  handle(sweepPeopleJob, (ctx) => sweepPeople(ctx)),
  handle(reconcileAttemptsJob, async (ctx) => {
    await reconcileAttempts(ctx);
  }),
  handle(tendCampaignsJob, async (ctx) => {
    await withdrawOldInvitations(ctx);
    await watchGuardrails(ctx);
    await completeCampaigns(ctx);
  }),
];
