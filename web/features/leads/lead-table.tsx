import type { LeadRow } from '#contract/lead-list.ts';
import { type LeadSort, type SortOrder, usualOrder } from '#core/leads/lead-sort.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Chosen, isChosen } from './lead-selection.ts';
import { LeadTableRow } from './lead-table-row.tsx';
import { SortHead } from './sort-head.tsx';
import { TableSpace } from './table-space.tsx';
import { usePeopleTable } from './use-people-table.ts';

type LeadTableProps = {
  leads: readonly LeadRow[];
  total: number;
  sort: LeadSort;
  order: SortOrder;
  chosen: Chosen;
  openId: string | null;
  isStale: boolean;
  onSort: (sort: LeadSort, order: SortOrder) => void;
  onChoose: (chosen: Chosen) => void;
  onOpen: (id: string) => void;
  /** Near the end of what is loaded. */
  onNearEnd: () => void;
};

/** Only the rows in sight exist, whatever the length of the list. */
export function LeadTable(props: LeadTableProps) {
  const { leads, chosen, onChoose } = props;
  const table = usePeopleTable(props.leads, props);
  const isEveryoneChosen = chosen.isAll && chosen.ids.size === 0;
  const isSomeoneChosen = chosen.isAll || chosen.ids.size > 0;
  const head = { sort: props.sort, order: props.order, usual: usualOrder, onSort: props.onSort };
  return (
    <table
      aria-busy={props.isStale}
      aria-rowcount={props.total + 1}
      className={classNames(
        'w-full table-fixed text-14 transition-opacity max-sm:block',
        props.isStale && 'opacity-60',
      )}
    >
      <caption className="sr-only">
        Vos leads. Flèches pour passer d’une personne à l’autre, espace pour choisir, Entrée pour ouvrir.
      </caption>
      <thead className="max-sm:block">
        <tr className="border-ligne border-b text-left text-12 text-sourdine max-sm:flex max-sm:items-center">
          <th scope="col" className="w-9 py-2 max-sm:w-11">
            <input
              type="checkbox"
              aria-label="Choisir toutes les personnes de cette liste"
              className="size-4 cursor-pointer accent-outremer align-middle max-sm:size-5"
              checked={isEveryoneChosen}
              ref={(box) => {
                if (box) box.indeterminate = isSomeoneChosen && !isEveryoneChosen;
              }}
              onChange={() => onChoose({ isAll: !isSomeoneChosen, ids: new Set() })}
            />
          </th>
          <SortHead by="name" {...head}>
            Personne
          </SortHead>
          <SortHead by="company" className="max-sm:hidden" {...head}>
            Entreprise
          </SortHead>
          <SortHead by="score" className="w-[150px] max-sm:hidden" {...head}>
            Score
          </SortHead>
          <th scope="col" className="w-[20%] py-2 pr-4 font-medium max-nav:hidden">
            Étiquettes
          </th>
          <SortHead by="recent" className="w-[104px] text-right max-sm:hidden" isAtRight {...head}>
            Ajout
          </SortHead>
          <th className="ml-auto hidden font-normal max-sm:block">
            <SortChoice {...head} />
          </th>
        </tr>
      </thead>
      <tbody ref={table.body} className="max-sm:block" onKeyDown={table.onKeyDown}>
        {table.before > 0 && <TableSpace height={table.before} columns={6} />}
        {table.items.map(({ index, key }) => {
          const lead = leads[index];
          if (!lead) return null;
          return (
            <LeadTableRow
              key={key}
              lead={lead}
              isOpen={lead.id === props.openId}
              isChosen={isChosen(chosen, lead.id)}
              onOpen={() => props.onOpen(lead.id)}
              {...table.rowProps(index)}
            />
          );
        })}
        {table.after > 0 && <TableSpace height={table.after} columns={6} />}
      </tbody>
    </table>
  );
}

const sortChoices: { sort: LeadSort; label: string }[] = [
  { sort: 'recent', label: 'Les plus récentes' },
  { sort: 'score', label: 'Les meilleurs scores' },
  { sort: 'name', label: 'Par nom' },
  { sort: 'company', label: 'Par entreprise' },
];

/** On a small screen the heads of the columns are gone. */
function SortChoice(props: Pick<LeadTableProps, 'sort' | 'onSort'>) {
  return (
    <select
      aria-label="Classer"
      className="h-11 bg-transparent pr-1 text-right text-13 text-encre"
      value={props.sort}
      onChange={({ target }) => {
        const sort = target.value as LeadSort;
        props.onSort(sort, usualOrder[sort]);
      }}
    >
      {sortChoices.map(({ sort, label }) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </select>
  );
}
