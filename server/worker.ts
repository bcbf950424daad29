import { applyExclusionsJob } from './features/audience/exclusions/exclusions.jobs.ts';
import { advanceActionJob, sweepActionsJob } from './features/audience/leads/leads.jobs.ts';
import { watchRetentionJob } from './features/audience/people/people.jobs.ts';
import { followAccountJob } from './features/campaigns/campaigns/campaigns.jobs.ts';
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
import {
  handleNetworkNewsJob,
  mailDigestJob,
  mailDisconnectionJob,
  mailReplyJob,
  readReplyJob,
  sendDigestsJob,
  sweepNewsJob,
  tellGivenUpJob,
} from './features/engine/inbound/inbound.jobs.ts';
import { sendLink, tellLock } from './features/identity/auth/auth.jobs.ts';
import { sweepAuthJob } from './features/identity/auth/sweep-auth.jobs.ts';
import { mailNotice } from './features/identity/security-notices/security-notices.jobs.ts';
import { sweepNoticesJob } from './features/identity/security-notices/sweep-notices.jobs.ts';
import { mailSupportRequest, sweepSupport } from './features/identity/support/support.jobs.ts';
import {
  confirmAttempt,
  handleNewsJob,
  pollAccountsJob,
  reconcileWebhooksJob,
  refreshAccountJob,
  removeUnlinked,
  sweepHandlesJob,
} from './features/network/social-accounts/social-accounts.jobs.ts';
import { beginDemoCampaignJob } from './features/overview/demo/demo.jobs.ts';
import { applyOppositionJob } from './features/overview/sender-page/sender-page.jobs.ts';
import { sweepDeliveriesJob } from './features/shared/webhook-deliveries/webhook-deliveries.jobs.ts';
import {
  advanceImportJob,
  purgeImportsJob,
  sweepImportsJob,
} from './features/sourcing/imports/imports.jobs.ts';
import {
  advanceSearchJob,
  sweepSearchesJob,
  wakeSearchesOfAccountJob,
} from './features/sourcing/lead-searches/lead-searches.jobs.ts';
import {
  judgeDraftsAgainJob,
  refreshDraftsOfCampaignJob,
  refreshDraftsOfOfferJob,
  refreshDraftsOfPersonJob,
  sweepDraftRunsJob,
  writeDraftsJob,
} from './features/texts/drafts/drafts.jobs.ts';
import { deriveVoiceJob } from './features/texts/voice/voice.jobs.ts';
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
