import { followAccountJob } from './features/campaigns/campaigns.jobs.ts';
import type { Reactions } from './platform/events/publish.ts';

/** Table of contents: when this happens, these jobs run. */
export const reactions: Reactions = {
  'social-account.connected': [followAccountJob],
  'social-account.disconnected': [followAccountJob],
  'social-account.reconnected': [followAccountJob],
  'network-news.recorded': [],
  'campaign.launched': [],
};
