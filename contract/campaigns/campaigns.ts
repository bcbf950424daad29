import { z } from 'zod';
import { campaignStatuses, pausedReasons } from '#core/campaigns/campaign-status.ts';
import { launchCheckNames, mendingPages } from '#core/campaigns/launch-check.ts';
import { wizardSteps } from '#core/campaigns/wizard-steps.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';
import { LeadSearch } from '../sourcing/lead-searches.ts';
import { EngagementConfig } from './engagement.ts';
import { IcpCriteria, IcpCriteriaChange } from './icps.ts';
import { Lead } from './leads.ts';
import { LegacyOfferFields, OfferData, OfferDataChange } from './offers.ts';

export const loadingCampaignName = 'Chargement...';

export { isTemporaryId } from '#core/campaigns/temporary-id.ts';

/** Whatever the last search was made of: criteria, an address, words. */
const SearchQuery = z
  .json()
  .refine((query) => JSON.stringify(query).length <= 20_000, 'Recherche trop longue.');

export type SearchQuery = z.infer<typeof SearchQuery>;

export const Campaign = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(campaignStatuses),
  pausedReason: z.enum(pausedReasons).nullable(),
  /** Grows with every change, also of the shared offer and target. */
  version: z.number(),
  created: z.iso.datetime(),
  lastModified: z.iso.datetime(),
  launchedAt: z.iso.datetime().nullable(),
  statusChangedAt: z.iso.datetime(),
  offerId: z.uuid().nullable(),
  offerName: z.string().nullable(),
  offerData: OfferData,
  icpId: z.uuid().nullable(),
  icpName: z.string().nullable(),
  /** null until the first input. */
  icpData: IcpCriteria.nullable(),
  leadsCount: z.number(),
  qualifiedCount: z.number(),
  /** The first page; always empty in a list. */
  leads: z.array(Lead),
  /** Grows when a campaign that was launched changes its sequence. */
  sequenceVersion: z.number(),
  metadata: z.object({
    lastSearchQuery: SearchQuery.nullable(),
    engagementConfig: EngagementConfig.nullable(),
  }),
});
export type Campaign = z.infer<typeof Campaign>;

const CampaignName = oneLine(120, 'Donnez un nom à la campagne.');

const changes = {
  name: CampaignName.optional(),
  offerId: z.uuid().nullable().optional(),
  offerData: OfferDataChange.optional(),
  icpId: z.uuid().nullable().optional(),
  icpData: IcpCriteriaChange.nullable().optional(),
  metadata: z
    .object({
      lastSearchQuery: SearchQuery.nullable().optional(),
      engagementConfig: EngagementConfig.nullable().optional(),
    })
    .optional(),
  ...LegacyOfferFields.shape,
};

/** A temporary id never gets here: the client keeps it to itself. */
export const NewCampaign = z.object({ id: z.uuid('Identifiant invalide.').optional(), ...changes });
export type NewCampaign = z.infer<typeof NewCampaign>;

export const CampaignChange = z.object({
  ...changes,
  status: z.enum(campaignStatuses).optional(),
  /** The version this change was made on; an older one is refused with the newer state. */
  version: z.number().int().optional(),
});
export type CampaignChange = z.infer<typeof CampaignChange>;

export const searchStates = ['idle', 'queued', 'running', 'completed', 'failed'] as const;
export const SearchStatus = z.object({
  status: z.enum(searchStates),
  found: z.number(),
  qualified: z.number(),
  /** From 0 to 1. */
  progress: z.number(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  error: z.string().nullable(),
  /** Of the whole campaign, whatever brought them: what every count on the screen is read from. */
  leadsCount: z.number(),
  qualifiedCount: z.number(),
  /** The target changed: whoever was found before is being judged on it again. */
  isJudging: z.boolean(),
  /** More about the same search; null before the first one. */
  search: LeadSearch.nullable(),
});
export type SearchStatus = z.infer<typeof SearchStatus>;

export const LaunchCheck = z.object({
  name: z.enum(launchCheckNames),
  isPassed: z.boolean(),
  /** Passed, and to be read before a launch all the same. */
  isWarned: z.boolean(),
  title: z.string(),
  detail: z.string(),
  mendsAt: z
    .union([z.object({ step: z.enum(wizardSteps) }), z.object({ page: z.enum(mendingPages) })])
    .nullable(),
  /** Whom it is about, when it is about some people only. */
  people: z.array(z.object({ personId: z.uuid(), name: z.string(), missing: z.string() })),
});
export type LaunchCheck = z.infer<typeof LaunchCheck>;

const root = '/api/production/campaigns';
const one = z.object({ id: z.uuid() });
const act = (verb: string) => endpoint('POST', `${root}/:id/${verb}`, { params: one, reply: Campaign });

export const campaignsApi = {
  list: endpoint('GET', root, { reply: z.array(Campaign) }),
  one: endpoint('GET', `${root}/:id`, { params: one, reply: Campaign }),
  create: endpoint('POST', root, { body: NewCampaign, reply: Campaign }),
  update: endpoint('PATCH', `${root}/:id`, { params: one, body: CampaignChange, reply: Campaign }),
  remove: endpoint('DELETE', `${root}/:id`, { params: one, reply: z.object({ success: z.literal(true) }) }),
  searchStatus: endpoint('GET', `${root}/:id/search-status`, { params: one, reply: SearchStatus }),
  duplicate: act('duplicate'),
  /** Undoes a deletion of the last ten seconds, or takes a campaign out of the archives. */
  restore: act('restore'),
  launch: act('launch'),
  pause: act('pause'),
  resume: act('resume'),
  /** Resumes it from the account that is linked now, which is not the one it was launched from. */
  changeAccount: act('change-account'),
  archive: act('archive'),
  launchChecks: endpoint('GET', `${root}/:id/launch-checks`, { params: one, reply: z.array(LaunchCheck) }),
};
