import type { LeadRow } from '#contract/campaigns/lead-list.ts';
import { defaultLeadOrder, type LeadSort } from '#core/leads/lead-sort.ts';
import { type ListState, PeopleTable } from '#web/lists/people-table.tsx';
import { SortHead } from '#web/lists/sort-head.tsx';
import { LeadTableRow } from './lead-table-row.tsx';

const sortChoices: { sort: LeadSort; label: string }[] = [
  { sort: 'recent', label: 'Les plus récentes' },
  { sort: 'score', label: 'Les meilleurs scores' },
  { sort: 'name', label: 'Par nom' },
  { sort: 'company', label: 'Par entreprise' },
];

export function LeadTable({ leads, ...list }: ListState<LeadSort> & { leads: readonly LeadRow[] }) {
  return (
    <PeopleTable
      {...list}
      caption="Vos leads."
      people={leads}
      defaultOrder={defaultLeadOrder}
      sortChoices={sortChoices}
      heads={(head) => (
        <>
          <SortHead by="company" className="max-sm:hidden" {...head}>
            Entreprise
          </SortHead>
          <SortHead by="score" className="w-[150px] max-sm:hidden" {...head}>
            Score
          </SortHead>
          <th scope="col" className="w-[20%] py-2 pr-4 font-medium docked:hidden max-nav:hidden">
            Étiquettes
          </th>
          <SortHead
            by="recent"
            className="w-[104px] text-right docked:hidden max-sm:hidden"
            isAtRight
            {...head}
          >
            Ajout
          </SortHead>
        </>
      )}
      row={(lead, state) => <LeadTableRow key={lead.id} lead={lead} state={state} />}
    />
  );
}
