import type { ApiCall } from './api-call.ts';
import { campaignCalls } from './campaigns.ts';
import { draftCalls } from './drafts.ts';
import { leadCalls, prospectCalls } from './people.ts';
import { exclusionCalls, keyCalls, privacyCalls } from './rights.ts';
import { searchCalls } from './searches.ts';

/** The whole of the API, by subject, in the order of its reference. */
export const apiGroups: { title: string; calls: ApiCall[] }[] = [
  { title: 'Clé', calls: Object.values(keyCalls) },
  { title: 'Campagnes', calls: Object.values(campaignCalls) },
  { title: 'Leads', calls: Object.values(leadCalls) },
  { title: 'Prospects', calls: Object.values(prospectCalls) },
  { title: 'Recherches', calls: Object.values(searchCalls) },
  { title: 'Messages', calls: Object.values(draftCalls) },
  { title: 'Exclusions', calls: Object.values(exclusionCalls) },
  { title: 'Droits des personnes', calls: Object.values(privacyCalls) },
];

export const apiCalls: ApiCall[] = apiGroups.flatMap(({ calls }) => calls);
