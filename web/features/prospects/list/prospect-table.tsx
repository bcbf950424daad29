import type { Prospect } from '#contract/overview/prospects.ts';
import { defaultProspectOrder, type ProspectSort } from '#core/prospects/stages.ts';
import { type ListState, PeopleTable } from '#web/lists/people-table.tsx';
import { SortHead } from '#web/lists/sort-head.tsx';
import { ProspectTableRow } from './prospect-table-row.tsx';

const sortChoices: { sort: ProspectSort; label: string }[] = [
  { sort: 'next', label: 'Par prochaine action' },
  { sort: 'event', label: 'Par dernier événement' },
  { sort: 'stage', label: 'Par étape' },
  { sort: 'score', label: 'Les meilleurs scores' },
  { sort: 'name', label: 'Par nom' },
  { sort: 'company', label: 'Par entreprise' },
];

type TableProps = ListState<ProspectSort> & { prospects: readonly Prospect[]; now: Date };

export function ProspectTable({ prospects, now, ...list }: TableProps) {
  return (
    <PeopleTable
      {...list}
      caption="Vos prospects."
      people={prospects}
      defaultOrder={defaultProspectOrder}
      sortChoices={sortChoices}
      heads={(head) => (
        <>
          <SortHead by="company" className="w-[18%] docked:hidden max-sm:hidden" {...head}>
            Entreprise et campagne
          </SortHead>
          <SortHead by="stage" className="w-[166px] max-sm:hidden" {...head}>
            Étape
          </SortHead>
          <SortHead by="next" className="w-[24%] docked:w-[38%] max-sm:hidden" {...head}>
            Prochaine action
          </SortHead>
          <SortHead by="event" className="w-[14%] docked:hidden max-nav:hidden" {...head}>
            Dernier événement
          </SortHead>
          <SortHead by="score" className="w-14 text-right docked:hidden max-sm:hidden" isAtRight {...head}>
            Score
          </SortHead>
        </>
      )}
      row={(prospect, state) => (
        <ProspectTableRow key={prospect.id} prospect={prospect} now={now} state={state} />
      )}
    />
  );
}
