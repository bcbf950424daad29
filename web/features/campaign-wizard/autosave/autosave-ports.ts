import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { CampaignInput, CampaignPatch } from '#web/features/campaigns/campaigns.queries.ts';
import type { LimitedPart } from './autosave-state.ts';
import type { PendingStorage } from './pending-storage.ts';

export type AutosavePorts = {
  create: (body: CampaignInput) => Promise<Campaign>;
  update: (id: string, patch: CampaignPatch, isKeptAlive: boolean) => Promise<Campaign>;
  storage: PendingStorage;
  isOnline: () => boolean;
  now: () => Date;
  /** With the campaign as it was known before. */
  onSaved: (campaign: Campaign, before: Campaign | null) => void;
  /** What this page believed of the plan's room is not so. */
  onPlanLimit: (part: LimitedPart) => void;
};
