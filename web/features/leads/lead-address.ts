import type { z } from 'zod';
import type { ViewContent } from '#contract/audience/saved-views.ts';
import { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { paths } from '#contract/paths.ts';
import { defaultLeadOrder, type LeadSort } from '#core/leads/lead-sort.ts';
import { isGiven, type ListView, listAddress } from '#web/lists/list-address.ts';

export type LeadView = ListView<LeadFilter, LeadSort>;

export const filterNames: Record<keyof LeadFilter, string> = {
  q: 'recherche',
  campaign: 'campagne',
  verdict: 'verdict',
  scoreMin: 'score-min',
  scoreMax: 'score-max',
  tags: 'etiquettes',
  source: 'source',
  company: 'entreprise',
  place: 'lieu',
  department: 'departement',
  headcount: 'effectif',
  naf: 'naf',
  excluded: 'exclues',
  profile: 'profil',
  addedFrom: 'depuis',
  addedTo: 'jusqu-au',
};

const address = listAddress<LeadFilter, LeadSort>({
  shape: LeadFilter.shape,
  names: filterNames,
  defaultOrder: defaultLeadOrder,
  first: 'recent',
});
export const { read: readAddress, write: writeAddress } = address;

/** The campaign that people are being chosen for: no part of a view, it stays from one to the next. */
const forCampaignName = 'pour';

export const readForCampaign = (parameters: URLSearchParams): string | null =>
  parameters.get(forCampaignName) || null;

export function addressOf(view: LeadView, forCampaignId: string | null): URLSearchParams {
  const parameters = writeAddress(view);
  if (forCampaignId) parameters.set(forCampaignName, forCampaignId);
  return parameters;
}

type LeadContent = Extract<ViewContent, { list: 'leads' }>;

export const contentOf = (view: LeadView): LeadContent => ({ list: 'leads', ...view });

/** Where a saved view is opened. */
export function hrefOf(
  { filter, sort, order = defaultLeadOrder[sort] }: LeadContent,
  forCampaignId: string | null,
) {
  const query = addressOf({ filter, sort, order }, forCampaignId).toString();
  return query ? `${paths.leads}?${query}` : paths.leads;
}

/** As a call wants it. */
export const queryOf = ({ filter, sort, order }: LeadView) => ({
  ...(address.filterQuery(filter) as z.input<typeof LeadFilter>),
  sort,
  order,
});

export const countFilters = ({ q: _, ...filter }: LeadFilter): number =>
  Object.values(filter).filter(isGiven).length;
