import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';
import type { DraftRecord } from '../drafts.table.ts';
import type { Way } from './text-departure.ts';

/** A draft with whom it is for and where it belongs. */
export type DraftView = {
  draft: DraftRecord;
  campaign: { id: string; name: string; status: CampaignStatus };
  config: EngagementConfig | null;
  person: PersonRow;
  needsApproval: boolean;
  isLater: boolean;
  way: Way | null;
};
