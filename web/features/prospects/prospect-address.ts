import type { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { ProspectFilter } from '#contract/prospects.ts';
import { type SortOrder, sortOrders } from '#core/leads/lead-sort.ts';
import { type ProspectSort, prospectSorts, usualProspectOrder } from '#core/prospects/stages.ts';

/** What the address says to show: a link brings back the same people in the same order. */
export type ProspectView = {
  mode: 'table' | 'board';
  filter: ProspectFilter;
  sort: ProspectSort;
  order: SortOrder;
};

/** In French, as the address is read by people. */
const names = {
  q: 'recherche',
  campaign: 'campagne',
  stage: 'etape',
  mark: 'jalon',
  reply: 'reponse',
  tags: 'etiquettes',
} as const satisfies Record<keyof ProspectFilter, string>;
const filterFields = Object.keys(names) as (keyof ProspectFilter)[];

/** Whose record is open beside the list. */
export const personName = 'personne';
const boardMode = 'pipeline';

/** What an address got wrong is left out: the list still opens. */
export function readAddress(parameters: URLSearchParams): ProspectView {
  const filter: Record<string, unknown> = {};
  for (const field of filterFields) {
    // A link may repeat a name or list its values: both mean the same.
    const text = parameters.getAll(names[field]).join(',');
    const parsed = text ? (ProspectFilter.shape[field] as z.ZodType).safeParse(text) : undefined;
    if (parsed?.success && parsed.data !== undefined) filter[field] = parsed.data;
  }
  const sort = prospectSorts.find((one) => one === parameters.get('tri')) ?? 'next';
  return {
    mode: parameters.get('vue') === boardMode ? 'board' : 'table',
    filter: filter as ProspectFilter,
    sort,
    order: sortOrders.find((one) => one === parameters.get('sens')) ?? usualProspectOrder[sort],
  };
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

export function writeAddress({ mode, filter, sort, order }: ProspectView): URLSearchParams {
  const parameters = new URLSearchParams();
  if (mode === 'board') parameters.set('vue', boardMode);
  for (const field of filterFields)
    if (isGiven(filter[field])) parameters.set(names[field], String(filter[field]));
  if (sort !== 'next') parameters.set('tri', sort);
  if (order !== usualProspectOrder[sort]) parameters.set('sens', order);
  return parameters;
}

export const hrefOf = (view: ProspectView): string => {
  const query = writeAddress(view).toString();
  return query ? `${paths.prospects}?${query}` : paths.prospects;
};

/** As a call wants it. */
export const filterQuery = (filter: ProspectFilter) =>
  Object.fromEntries(
    filterFields.flatMap((field) => (isGiven(filter[field]) ? [[field, String(filter[field])]] : [])),
  ) as z.input<typeof ProspectFilter>;

/** The search has its own box, and the stage its own tabs. */
export const countFilters = ({ q: _, stage: __, ...filter }: ProspectFilter): number =>
  Object.values(filter).filter(isGiven).length;

export const isNarrowed = (filter: ProspectFilter): boolean => Object.values(filter).some(isGiven);

/** The record of somebody of the pipeline, beside it. */
export const hrefOfPerson = (filter: ProspectFilter, id: string): string => {
  const parameters = writeAddress({ mode: 'board', filter, sort: 'next', order: usualProspectOrder.next });
  parameters.set(personName, id);
  return `${paths.prospects}?${parameters}`;
};
