import { sendLink, tellLock } from './features/auth/auth.jobs.ts';
import { sweepAuthJob } from './features/auth/sweep-auth.jobs.ts';
import { followAccountJob } from './features/campaigns/campaigns.jobs.ts';
import { beginDemoCampaignJob } from './features/demo/demo.jobs.ts';
import {
  judgeDraftsAgainJob,
  refreshDraftsOfCampaignJob,
  refreshDraftsOfOfferJob,
  refreshDraftsOfPersonJob,
  sweepDraftRunsJob,
  writeDraftsJob,
} from './features/drafts/drafts.jobs.ts';
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
} from './features/engine/engine.jobs.ts';
import { applyExclusionsJob } from './features/exclusions/exclusions.jobs.ts';
import { advanceImportJob, purgeImportsJob, sweepImportsJob } from './features/imports/imports.jobs.ts';
import {
  handleNetworkNewsJob,
  mailDigestJob,
  mailDisconnectionJob,
  mailReplyJob,
  readReplyJob,
  sendDigestsJob,
  sweepNewsJob,
  tellGivenUpJob,
} from './features/inbound/inbound.jobs.ts';
import {
  advanceSearchJob,
  sweepSearchesJob,
  wakeSearchesOfAccountJob,
} from './features/lead-searches/lead-searches.jobs.ts';
import { advanceActionJob, sweepActionsJob } from './features/leads/leads.jobs.ts';
import { watchRetentionJob } from './features/people/people.jobs.ts';
import { mailNotice } from './features/security-notices/security-notices.jobs.ts';
import { sweepNoticesJob } from './features/security-notices/sweep-notices.jobs.ts';
import { applyOppositionJob } from './features/sender-page/sender-page.jobs.ts';
import {
  confirmAttempt,
  handleNewsJob,
  pollAccountsJob,
  reconcileWebhooksJob,
  refreshAccountJob,
  removeUnlinked,
  sweepHandlesJob,
} from './features/social-accounts/social-accounts.jobs.ts';
import { mailSupportRequest, sweepSupport } from './features/support/support.jobs.ts';
import { deriveVoiceJob } from './features/voice/voice.jobs.ts';
import { sweepDeliveriesJob } from './features/webhook-deliveries/webhook-deliveries.jobs.ts';
import type { JobDefinition } from './platform/jobs/jobs.ts';

/** Table of contents: every job and schedule. */
export const jobDefinitions: readonly JobDefinition[] = [
  sendLink,
  tellLock,
  sweepAuthJob,
  mailNotice,
  sweepNoticesJob,
  mailSupportRequest,
  sweepSupport,
  handleNewsJob,
  confirmAttempt,
  refreshAccountJob,
  removeUnlinked,
  pollAccountsJob,
  sweepHandlesJob,
  reconcileWebhooksJob,
  sweepDeliveriesJob,
  followAccountJob,
  advanceSearchJob,
  sweepSearchesJob,
  wakeSearchesOfAccountJob,
  advanceImportJob,
  purgeImportsJob,
  sweepImportsJob,
  applyExclusionsJob,
  watchRetentionJob,
  advanceActionJob,
  sweepActionsJob,
  deriveVoiceJob,
  writeDraftsJob,
  sweepDraftRunsJob,
  refreshDraftsOfOfferJob,
  refreshDraftsOfCampaignJob,
  refreshDraftsOfPersonJob,
  judgeDraftsAgainJob,
  beginDemoCampaignJob,
  beginCampaignJob,
  writeTextsJob,
  wakeCampaignJob,
  wakeReaderJob,
  wakeUnreadJob,
  approveTextJob,
  sweepAttemptsJob,
  sweepPeopleJob,
  reconcileAttemptsJob,
  tendCampaignsJob,
  handleNetworkNewsJob,
  sweepNewsJob,
  tellGivenUpJob,
  readReplyJob,
  mailReplyJob,
  mailDisconnectionJob,
  sendDigestsJob,
  mailDigestJob,
  applyOppositionJob,
];
