import type { z } from 'zod';
import type { ViewContent } from '#contract/audience/saved-views.ts';
import { ProspectFilter } from '#contract/overview/prospects.ts';
import { paths } from '#contract/paths.ts';
import { defaultProspectOrder, type ProspectSort } from '#core/prospects/stages.ts';
import { filterNames } from '#web/features/leads/lead-address.ts';
import { isGiven, type ListView, listAddress } from '#web/lists/list-address.ts';

export type ProspectView = ListView<ProspectFilter, ProspectSort> & { mode: 'table' | 'board' };

const address = listAddress<ProspectFilter, ProspectSort>({
  shape: ProspectFilter.shape,
  names: { ...filterNames, stage: 'etape', mark: 'jalon', reply: 'reponse' },
  defaultOrder: defaultProspectOrder,
  first: 'next',
});

const modeName = 'vue';
const boardMode = 'pipeline';
/** Whose record is open beside the list. */
export const personName = 'personne';

export const readAddress = (parameters: URLSearchParams): ProspectView => ({
  mode: parameters.get(modeName) === boardMode ? 'board' : 'table',
  ...address.read(parameters),
});

export const writeAddress = ({ mode, ...list }: ProspectView): URLSearchParams =>
  new URLSearchParams([...(mode === 'board' ? [[modeName, boardMode]] : []), ...address.write(list)]);

export const hrefOf = (view: ProspectView): string => {
  const query = writeAddress(view).toString();
  return query ? `${paths.prospects}?${query}` : paths.prospects;
};

type ProspectContent = Extract<ViewContent, { list: 'prospects' }>;

export const contentOf = ({ mode: _, ...list }: ProspectView): ProspectContent => ({
  list: 'prospects',
  ...list,
});

/** What a saved view shows, as a table or as a board. */
export const viewOf = (
  { filter, sort, order = defaultProspectOrder[sort] }: ProspectContent,
  mode: ProspectView['mode'],
): ProspectView => ({ mode, filter, sort, order });

/** As a call wants it. */
export const filterQuery = (filter: ProspectFilter) =>
  address.filterQuery(filter) as z.input<typeof ProspectFilter>;

/** The search has its own box, and the stage its own tabs. */
export const countFilters = ({ q: _, stage: __, ...filter }: ProspectFilter): number =>
  Object.values(filter).filter(isGiven).length;

export const isNarrowed = (filter: ProspectFilter): boolean => Object.values(filter).some(isGiven);

/** The record of somebody of the pipeline, beside it. */
export const hrefOfPerson = (filter: ProspectFilter, id: string): string => {
  const parameters = writeAddress({ mode: 'board', filter, sort: 'next', order: defaultProspectOrder.next });
  parameters.set(personName, id);
  return `${paths.prospects}?${parameters}`;
};
