import type { ReactNode } from 'react';
import type { SortOrder } from '#core/leads/lead-sort.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Chosen, isChosen } from './chosen.ts';
import type { RowState } from './person-row.tsx';
import { SortHead } from './sort-head.tsx';
import { usePeopleTable } from './use-people-table.ts';

/** What a page knows of its list, whoever is in it. */
export type ListState<Sort extends string> = {
  total: number;
  sort: Sort;
  order: SortOrder;
  chosen: Chosen;
  openId: string | null;
  isStale: boolean;
  onSort: (sort: Sort, order: SortOrder) => void;
  onChoose: (chosen: Chosen) => void;
  onOpen: (id: string) => void;
  /** Near the end of what is loaded. */
  onNearEnd: () => void;
};

type Heads<Sort extends string> = Pick<ListState<Sort>, 'sort' | 'order' | 'onSort'> & {
  defaultOrder: Readonly<Record<Sort, SortOrder>>;
};

type PeopleTableProps<Person, Sort extends string> = ListState<Sort> & {
  /** Said to who does not see the table, before the keys that go through it. */
  caption: string;
  people: readonly Person[];
  defaultOrder: Readonly<Record<Sort, SortOrder>>;
  /** The orders as a small screen offers them, where the heads of the columns are gone. */
  sortChoices: readonly { sort: Sort; label: string }[];
  heads: (head: Heads<Sort>) => ReactNode;
  row: (person: Person, state: RowState) => ReactNode;
};

/** People to read, sort and choose. Only the rows in sight exist, whatever the length of the list. */
export function PeopleTable<Person extends { id: string }, Sort extends string | 'name'>(
  props: PeopleTableProps<Person, Sort | 'name'>,
) {
  const { people, chosen, sort, order, defaultOrder, onSort } = props;
  const table = usePeopleTable(people, props);
  const head = { sort, order, defaultOrder, onSort };
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
        {props.caption} Flèches pour passer d’une personne à l’autre, espace pour choisir, Entrée pour ouvrir.
      </caption>
      <thead className="max-sm:block">
        <tr className="border-line border-b text-left text-12 text-muted max-sm:flex max-sm:items-center">
          <th scope="col" className="w-9 py-2 max-sm:w-11">
            <ChooseAll chosen={chosen} onChoose={props.onChoose} />
          </th>
          <SortHead by="name" className="max-sm:hidden" {...head}>
            Personne
          </SortHead>
          {props.heads(head)}
          <th className="ml-auto hidden font-normal max-sm:block">
            <SortChoice choices={props.sortChoices} {...head} />
          </th>
        </tr>
      </thead>
      <tbody ref={table.body} className="max-sm:block" onKeyDown={table.onKeyDown}>
        {table.before > 0 && <Space height={table.before} />}
        {table.items.map(({ index }) => {
          const person = people[index];
          if (!person) return null;
          return props.row(person, {
            ...table.rowProps(index),
            isOpen: person.id === props.openId,
            isChosen: isChosen(chosen, person.id),
            onOpen: () => props.onOpen(person.id),
          });
        })}
        {table.after > 0 && <Space height={table.after} />}
      </tbody>
    </table>
  );
}

function ChooseAll({ chosen, onChoose }: Pick<ListState<string>, 'chosen' | 'onChoose'>) {
  const isEveryoneChosen = chosen.isAll && chosen.ids.size === 0;
  const isSomeoneChosen = chosen.isAll || chosen.ids.size > 0;
  return (
    <input
      type="checkbox"
      aria-label="Choisir toutes les personnes de cette liste"
      className="size-4 cursor-pointer accent-accent align-middle max-sm:size-5"
      checked={isEveryoneChosen}
      ref={(box) => {
        if (box) box.indeterminate = isSomeoneChosen && !isEveryoneChosen;
      }}
      onChange={() => onChoose({ isAll: !isSomeoneChosen, ids: new Set() })}
    />
  );
}

type SortChoiceProps<Sort extends string> = Heads<Sort> & {
  choices: readonly { sort: Sort; label: string }[];
};

function SortChoice<Sort extends string>({ choices, sort, defaultOrder, onSort }: SortChoiceProps<Sort>) {
  return (
    <select
      aria-label="Classer"
      className="h-11 bg-transparent pr-1 text-right text-13 text-ink"
      value={sort}
      onChange={({ target }) => {
        const wanted = choices.find((one) => one.sort === target.value);
        if (wanted) onSort(wanted.sort, defaultOrder[wanted.sort]);
      }}
    >
      {choices.map(({ sort, label }) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden className="max-sm:block">
      {/* One cell: a wider one would keep the room of columns that are hidden. */}
      <td className="p-0 max-sm:block" style={{ height }} />
    </tr>
  );
}
