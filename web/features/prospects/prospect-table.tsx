import type { Prospect } from '#contract/prospects.ts';
import type { SortOrder } from '#core/leads/lead-sort.ts';
import { type ProspectSort, usualProspectOrder } from '#core/prospects/stages.ts';
import { type Chosen, isChosen } from '#web/features/leads/lead-selection.ts';
import { SortHead } from '#web/features/leads/sort-head.tsx';
import { TableSpace } from '#web/features/leads/table-space.tsx';
import { usePeopleTable } from '#web/features/leads/use-people-table.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ProspectTableRow } from './prospect-table-row.tsx';

type TableProps = {
  prospects: readonly Prospect[];
  now: Date;
  total: number;
  sort: ProspectSort;
  order: SortOrder;
  chosen: Chosen;
  openId: string | null;
  isStale: boolean;
  onSort: (sort: ProspectSort, order: SortOrder) => void;
  onChoose: (chosen: Chosen) => void;
  onOpen: (id: string) => void;
  onNearEnd: () => void;
};

export function ProspectTable(props: TableProps) {
  const { prospects, chosen, onChoose } = props;
  const table = usePeopleTable(prospects, props);
  const isEveryoneChosen = chosen.isAll && chosen.ids.size === 0;
  const isSomeoneChosen = chosen.isAll || chosen.ids.size > 0;
  const head = { sort: props.sort, order: props.order, usual: usualProspectOrder, onSort: props.onSort };
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
        Vos prospects. Flèches pour passer d’une personne à l’autre, espace pour choisir, Entrée pour ouvrir.
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
          <SortHead by="name" className="max-sm:hidden" {...head}>
            Personne
          </SortHead>
          <SortHead by="company" className="w-[18%] max-sm:hidden" {...head}>
            Entreprise et campagne
          </SortHead>
          <SortHead by="stage" className="w-[166px] max-sm:hidden" {...head}>
            Étape
          </SortHead>
          <SortHead by="next" className="w-[24%] max-sm:hidden" {...head}>
            Prochaine action
          </SortHead>
          <SortHead by="event" className="w-[14%] max-nav:hidden" {...head}>
            Dernier événement
          </SortHead>
          <SortHead by="score" className="w-14 text-right max-sm:hidden" isAtRight {...head}>
            Score
          </SortHead>
          <th className="ml-auto hidden font-normal max-sm:block">
            <SortChoice sort={props.sort} onSort={props.onSort} />
          </th>
        </tr>
      </thead>
      <tbody ref={table.body} className="max-sm:block" onKeyDown={table.onKeyDown}>
        {table.before > 0 && <TableSpace height={table.before} columns={7} />}
        {table.items.map(({ index, key }) => {
          const prospect = prospects[index];
          if (!prospect) return null;
          return (
            <ProspectTableRow
              key={key}
              prospect={prospect}
              now={props.now}
              isOpen={prospect.id === props.openId}
              isChosen={isChosen(chosen, prospect.id)}
              onOpen={() => props.onOpen(prospect.id)}
              {...table.rowProps(index)}
            />
          );
        })}
        {table.after > 0 && <TableSpace height={table.after} columns={7} />}
      </tbody>
    </table>
  );
}

const sortChoices: { sort: ProspectSort; label: string }[] = [
  { sort: 'next', label: 'Par prochaine action' },
  { sort: 'event', label: 'Par dernier événement' },
  { sort: 'stage', label: 'Par étape' },
  { sort: 'score', label: 'Les meilleurs scores' },
  { sort: 'name', label: 'Par nom' },
  { sort: 'company', label: 'Par entreprise' },
];

/** On a small screen the heads of the columns are gone. */
function SortChoice(props: Pick<TableProps, 'sort' | 'onSort'>) {
  return (
    <select
      aria-label="Classer"
      className="h-11 bg-transparent pr-1 text-right text-13 text-encre"
      value={props.sort}
      onChange={({ target }) => {
        const sort = target.value as ProspectSort;
        props.onSort(sort, usualProspectOrder[sort]);
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
