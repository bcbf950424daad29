import type { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { ProspectFilter } from '#contract/prospects.ts';
import { type ProspectSort, usualProspectOrder } from '#core/prospects/stages.ts';
import { isGiven, type ListView, listAddress } from '#web/lists/list-address.ts';

export type ProspectView = ListView<ProspectFilter, ProspectSort> & { mode: 'table' | 'board' };

const address = listAddress<ProspectFilter, ProspectSort>({
  shape: ProspectFilter.shape,
  names: {
    q: 'recherche',
    campaign: 'campagne',
    stage: 'etape',
    mark: 'jalon',
    reply: 'reponse',
    tags: 'etiquettes',
  },
  usual: usualProspectOrder,
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

/** As a call wants it. */
export const filterQuery = (filter: ProspectFilter) =>
  address.filterQuery(filter) as z.input<typeof ProspectFilter>;

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
