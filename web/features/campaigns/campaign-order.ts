import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { CampaignStatus } from '#core/campaigns/campaign-status.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import { counted } from '#core/words/plural.ts';

/** Paused by something else than the user: it waits for a decision. */
export const needsAttention = ({ status, pausedReason }: Campaign): boolean =>
  status === 'paused' && pausedReason !== null && pausedReason !== 'user';

const ranks: Record<CampaignStatus, number> = {
  active: 1,
  paused: 2,
  inactive: 3,
  completed: 4,
  archived: 5,
};
const rankOf = (campaign: Campaign) => (needsAttention(campaign) ? 0 : ranks[shownStatus(campaign)]);
const momentOf = ({ launchedAt, lastModified }: Campaign) => launchedAt ?? lastModified;

/** What needs the user first, then running, paused, drafts, completed; the newest first among equals. */
export const inOrder = (campaigns: readonly Campaign[]): Campaign[] =>
  campaigns.toSorted((a, b) => rankOf(a) - rankOf(b) || momentOf(b).localeCompare(momentOf(a)));

const countNames: [CampaignStatus, (count: number) => string][] = [
  ['active', (count) => `${count} en cours`],
  ['paused', (count) => `${count} en pause`],
  ['inactive', (count) => counted(count, 'brouillon', 'brouillons')],
  ['completed', (count) => counted(count, 'terminée', 'terminées')],
];

/** « 2 en cours, 1 en pause, 1 brouillon » */
export const countByStatus = (campaigns: readonly Campaign[]): string =>
  countNames
    .map(([status, name]) => ({ name, count: campaigns.filter((one) => shownStatus(one) === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => name(count))
    .join(', ');
