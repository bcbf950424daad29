import { z } from 'zod';
import { LeadSearch, NewLeadSearch } from '../sourcing/lead-searches.ts';
import { apiRead, apiWrite, cursor, exampleIds, one, pageOf } from './api-call.ts';
import { CampaignLead } from './people.ts';

const Search = LeadSearch.pick({
  id: true,
  campaignId: true,
  icpId: true,
  name: true,
  state: true,
  found: true,
  newPeople: true,
  qualified: true,
  progress: true,
  message: true,
  resumesAt: true,
  startedAt: true,
  finishedAt: true,
}).meta({ id: 'Search' });
const ChangedSearch = Search.pick({ id: true, campaignId: true, state: true }).meta({ id: 'ChangedSearch' });

const params = one;
const example = { params: { id: exampleIds.search } };
const query = z.object({ cursor });

export const searchCalls = {
  list: apiRead('/searches', pageOf(Search), {
    ...{
      name: 'searches.list',
      scope: 'searches:read',
      summary: 'Lire ses recherches, la dernière d’abord',
      query,
    },
  }),
  start: apiWrite(['POST', '/searches'], ChangedSearch, {
    name: 'searches.start',
    scope: 'searches:write',
    summary: 'Lancer une recherche',
    detail:
      'Du ciblage d’une campagne, d’un des vôtres, de critères, ou d’une adresse de recherche copiée de LinkedIn. Elle compte dans votre formule.',
    body: NewLeadSearch,
    example: { body: { campaignId: exampleIds.campaign } },
  }),
  get: apiRead('/searches/:id', Search, {
    ...{ name: 'searches.get', scope: 'searches:read', summary: 'Lire une recherche', params, example },
  }),
  people: apiRead('/searches/:id/people', pageOf(CampaignLead), {
    name: 'searches.people',
    scope: 'searches:read',
    summary: 'Lire les personnes qu’une recherche a trouvées',
    ...{ params, query, example },
  }),
  cancel: apiWrite(['POST', '/searches/:id/cancel'], ChangedSearch, {
    ...{
      name: 'searches.cancel',
      scope: 'searches:write',
      summary: 'Arrêter une recherche',
      params,
      example,
    },
  }),
};
