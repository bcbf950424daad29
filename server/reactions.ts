import { followAccountJob, followPlanJob } from './features/campaigns/campaigns/campaigns.jobs.ts';
import {
  judgeLeadsOfCampaignJob,
  judgeLeadsOfTargetJob,
  judgeMarketOfCampaignJob,
  judgeMarketOfOfferJob,
  judgeMarketOfPersonJob,
} from './features/campaigns/leads/leads.jobs.ts';
import {
  beginCampaignJob,
  wakeCampaignJob,
  wakeReaderJob,
  wakeUnreadJob,
} from './features/engine/engine.jobs.ts';
import {
  handleNewsJob,
  mailDisconnectionJob,
  reportGivenUpJob,
} from './features/engine/inbound/inbound.jobs.ts';
import { wakeSearchesOfAccountJob } from './features/sourcing/lead-searches/lead-searches.jobs.ts';
import {
  judgeDraftsAgainJob,
  refreshDraftsOfCampaignJob,
  refreshDraftsOfOfferJob,
  refreshDraftsOfPersonJob,
} from './features/texts/drafts/drafts.jobs.ts';
import { deriveVoiceJob } from './features/texts/writing/voice.jobs.ts';
import type { Reactions } from './platform/events/publish.ts';

/** Table of contents: when this happens, these jobs run. */
export const reactions: Reactions = {
  'social-account.connected': [followAccountJob, wakeSearchesOfAccountJob],
  'social-account.disconnected': [followAccountJob, mailDisconnectionJob],
  'social-account.reconnected': [followAccountJob, wakeSearchesOfAccountJob],
  'plan.changed': [followPlanJob],
  'network-news.recorded': [handleNewsJob],
  'network-news.given-up': [reportGivenUpJob],
  'network-news.settled': [wakeUnreadJob],
  'network-news.retried': [handleNewsJob],
  'campaign.launched': [beginCampaignJob],
  'campaign.status-changed': [wakeCampaignJob],
  'campaign.reopened': [followAccountJob],
  'campaign-leads.judged': [beginCampaignJob],
  'campaign-search.completed': [],
  'offer.changed': [judgeMarketOfOfferJob, refreshDraftsOfOfferJob],
  'target.changed': [judgeLeadsOfTargetJob],
  'campaign.retargeted': [judgeLeadsOfCampaignJob],
  'campaign.changed': [judgeMarketOfCampaignJob, refreshDraftsOfCampaignJob],
  'person.changed': [judgeMarketOfPersonJob, refreshDraftsOfPersonJob],
  'writing-settings.changed': [judgeDraftsAgainJob],
  'draft.settled': [wakeReaderJob],
  'draft.approved': [deriveVoiceJob],
};
