import { followAccountJob } from './features/campaigns/campaigns.jobs.ts';
import { wakeSearchesOfAccountJob } from './features/lead-searches/lead-searches.jobs.ts';
import type { Reactions } from './platform/events/publish.ts';

/** Table of contents: when this happens, these jobs run. */
export const reactions: Reactions = {
  'social-account.connected': [followAccountJob, wakeSearchesOfAccountJob],
  'social-account.disconnected': [followAccountJob],
  'social-account.reconnected': [followAccountJob, wakeSearchesOfAccountJob],
  'network-news.recorded': [],
  'campaign.launched': [],
};
