import type { CampaignRow } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { EnrolmentRow } from '#server/features/campaigns/enrolments.table.ts';
import type { AttemptRow } from '#server/features/engine/ledger/attempts.table.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { DraftRecord } from '#server/features/texts/drafts/drafts.table.ts';
import type { Planted } from '../plant-scenario.ts';
import type { Delivery } from '../read-ledger.ts';
import type { Commit } from '../watch-commits.ts';

/** All that can be known at the end of a run: what the sandbox saw, what was committed when, and the tables. */
export type Evidence = {
  now: Date;
  planted: Planted;
  deliveries: Delivery[];
  commits: Commit[];
  attempts: AttemptRow[];
  enrolments: EnrolmentRow[];
  campaigns: CampaignRow[];
  accounts: SocialAccountRow[];
  drafts: DraftRecord[];
  /** How far a call may fall behind its claim, and the product's clock from the world's: what was done to both. */
  slack: { callMs: number; clockMs: number };
};

/** What is broken, one line each. */
export type Invariant = (evidence: Evidence) => string[];

export const at = (moment: number | Date | null) =>
  moment === null ? 'never' : new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
