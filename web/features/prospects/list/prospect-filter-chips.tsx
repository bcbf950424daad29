import type { ProspectFilter } from '#contract/overview/prospects.ts';
import { useFilterNames } from '#web/features/leads/lead-filter-chips.tsx';
import { FilterChips } from '#web/lists/filter-chips.tsx';
import { filterTexts } from '../prospect-texts.ts';

type ChipsProps = { filter: ProspectFilter; onChange: (filter: ProspectFilter) => void };

export function ProspectFilterChips(props: ChipsProps) {
  return <FilterChips texts={filterTexts(props.filter, useFilterNames())} {...props} />;
}
