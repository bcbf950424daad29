import type { z } from 'zod';
import { LeadFilter } from '#contract/lead-filter.ts';
import type { ViewContent } from '#contract/saved-views.ts';
import { type LeadSort, leadSorts, type SortOrder, sortOrders, usualOrder } from '#core/leads/lead-sort.ts';

/** The list as an address describes it: a link brings back the same people in the same order. */
export type LeadView = { filter: LeadFilter; sort: LeadSort; order: SortOrder };

/** In French, as the address is read by people. */
const names = {
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
} as const satisfies Record<keyof LeadFilter, string>;
const filterFields = Object.keys(names) as (keyof LeadFilter)[];

const sortName = 'tri';
const orderName = 'sens';
/** Whose record is open beside the list. */
export const personName = 'personne';
/** The campaign that people are being chosen for: no part of a view, it stays from one to the next. */
const forCampaignName = 'pour';

export const readForCampaign = (parameters: URLSearchParams): string | null =>
  parameters.get(forCampaignName) || null;

export function addressOf(view: LeadView, forCampaignId: string | null): URLSearchParams {
  const parameters = writeAddress(view);
  if (forCampaignId) parameters.set(forCampaignName, forCampaignId);
  return parameters;
}

/** What an address got wrong is left out: the list still opens. */
export function readAddress(parameters: URLSearchParams): LeadView {
  const filter: Record<string, unknown> = {};
  for (const field of filterFields) {
    const text = parameters.get(names[field]);
    const parsed = text ? (LeadFilter.shape[field] as z.ZodType).safeParse(text) : undefined;
    if (parsed?.success && parsed.data !== undefined) filter[field] = parsed.data;
  }
  const sort = leadSorts.find((one) => one === parameters.get(sortName)) ?? 'recent';
  const order = sortOrders.find((one) => one === parameters.get(orderName)) ?? usualOrder[sort];
  return { filter: filter as LeadFilter, sort, order };
}

export function writeAddress({ filter, sort, order }: LeadView): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const field of filterFields) {
    const value = filter[field];
    if (value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0))
      parameters.set(names[field], String(value));
  }
  if (sort !== 'recent') parameters.set(sortName, sort);
  if (order !== usualOrder[sort]) parameters.set(orderName, order);
  return parameters;
}

export const viewOf = ({ filter, sort, order = usualOrder[sort] }: ViewContent): LeadView => ({
  filter,
  sort,
  order,
});

export const isSameView = (one: LeadView, other: LeadView): boolean =>
  writeAddress(one).toString() === writeAddress(other).toString();

/** As a call wants it. */
export function queryOf({ filter, sort, order }: LeadView) {
  const given = filterFields.flatMap((field) => {
    const value = filter[field];
    return value === undefined || value === '' ? [] : [[field, String(value)] as const];
  });
  return { ...(Object.fromEntries(given) as z.input<typeof LeadFilter>), sort, order };
}

export const countFilters = ({ q: _, ...filter }: LeadFilter): number =>
  Object.values(filter).filter((value) => value !== undefined && value !== '').length;
