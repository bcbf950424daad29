import type { LeadSelection } from '#contract/campaigns/lead-actions.ts';
import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import type { Chosen } from '#web/lists/chosen.ts';

/** The choice as an act on many takes it. */
export const selectionOf = ({ isAll, ids }: Chosen, filter: LeadFilter): LeadSelection =>
  isAll ? { filter, except: [...ids] } : { ids: [...ids] };
