import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { departmentLabels } from '#core/companies/departments.ts';
import { headcountLabels } from '#core/companies/headcount-bands.ts';
import { useCampaignName } from '#web/features/campaigns/campaigns.queries.ts';
import { FilterChips } from '#web/lists/filter-chips.tsx';
import { type FilterValueNames, filterTexts } from './lead-texts.ts';

export const useFilterNames = (): FilterValueNames => ({
  campaign: useCampaignName(),
  department: (code) => [code, departmentLabels.get(code)].filter(Boolean).join(' '),
  headcount: (code) => headcountLabels.get(code) ?? code,
});

export function LeadFilterChips(props: { filter: LeadFilter; onChange: (filter: LeadFilter) => void }) {
  return <FilterChips texts={filterTexts(props.filter, useFilterNames())} {...props} />;
}
