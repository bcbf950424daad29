import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LeadRow } from '#contract/lead-list.ts';
import { type LeadSort, type SortOrder, usualOrder } from '#core/leads/lead-sort.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Chosen, choose, isChosen } from './lead-selection.ts';
import { LeadTableRow } from './lead-table-row.tsx';
import { SortHead } from './sort-head.tsx';

const usualHeight = 57;
/** Rows drawn above and below what is in sight. */
const overscan = 12;
/** How near the end the next page is asked for. */
const comingRows = 20;

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
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // What stands above the list moves it: the virtualiser must know where it begins.
  useLayoutEffect(() => {
    const place = body.current;
    if (!place) return;
    const measure = () => setTop(place.getBoundingClientRect().top + window.scrollY);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    estimateSize: () => usualHeight,
    overscan,
    scrollMargin: top,
    getItemKey: (index) => leads[index]?.id ?? index,
    onChange: ({ range }) => {
      if (range && range.endIndex >= leads.length - comingRows) props.onNearEnd();
    },
  });
  const [active, setActive] = useState(0);
  const [anchor, setAnchor] = useState(0);
  const wantsFocus = useRef(false);

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(leads.length - 1, index));
    wantsFocus.current = true;
    setActive(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
    return next;
  };
  const idsBetween = (one: number, other: number) =>
    leads.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ id }) => id);
  const toggle = (index: number, isIn: boolean, isRange: boolean) => {
    onChoose(choose(chosen, idsBetween(isRange ? anchor : index, index), isIn));
    setAnchor(index);
    setActive(index);
  };
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = moveTo(active + step);
      if (event.shiftKey) onChoose(choose(chosen, idsBetween(active, next), true));
      else setAnchor(next);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      moveTo(event.key === 'Home' ? 0 : leads.length - 1);
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      const lead = leads[active];
      if (lead) props.onOpen(lead.id);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onChoose({ isAll: true, ids: new Set() });
    } else if (event.key === 'Escape') onChoose({ isAll: false, ids: new Set() });
  };

  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const isEveryoneChosen = chosen.isAll && chosen.ids.size === 0;
  const isSomeoneChosen = chosen.isAll || chosen.ids.size > 0;
  const head = { sort: props.sort, order: props.order, onSort: props.onSort };
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
      <tbody ref={body} className="max-sm:block" onKeyDown={onKeyDown}>
        {before > 0 && <Space height={before} />}
        {items.map(({ index, key }) => {
          const lead = leads[index];
          if (!lead) return null;
          return (
            <LeadTableRow
              key={key}
              lead={lead}
              index={index}
              rowRef={virtualizer.measureElement}
              isOpen={lead.id === props.openId}
              isChosen={isChosen(chosen, lead.id)}
              isActive={index === Math.min(active, leads.length - 1)}
              boxRef={(box) => {
                if (!box || index !== active || !wantsFocus.current) return;
                wantsFocus.current = false;
                box.focus({ preventScroll: true });
              }}
              onToggle={(isIn, isRange) => toggle(index, isIn, isRange)}
              onFocus={() => setActive(index)}
              onOpen={() => props.onOpen(lead.id)}
            />
          );
        })}
        {after > 0 && <Space height={after} />}
      </tbody>
    </table>
  );
}

function Space({ height }: { height: number }) {
  return (
    <tr aria-hidden className="max-sm:block">
      <td colSpan={6} className="p-0 max-sm:block" style={{ height }} />
    </tr>
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
