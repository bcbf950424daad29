import { Ban } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import type { LeadRow } from '#contract/lead-list.ts';
import { personName } from '#core/people/person-name.ts';
import { VerdictMark } from '#web/features/lead-searches/verdict-mark.tsx';
import { formatParisDate } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { exclusionReason } from './lead-texts.ts';

type LeadTableRowProps = {
  lead: LeadRow;
  index: number;
  rowRef: Ref<HTMLTableRowElement>;
  boxRef: Ref<HTMLInputElement>;
  isOpen: boolean;
  isChosen: boolean;
  /** The one row that the Tab key stops at. */
  isActive: boolean;
  onToggle: (isIn: boolean, isRange: boolean) => void;
  onFocus: () => void;
  onOpen: () => void;
};

const cell = 'py-2 pr-4 align-top max-sm:block max-sm:p-0';

/** A row on a wide screen, a card on a narrow one. */
export function LeadTableRow(props: LeadTableRowProps) {
  const { lead, isActive } = props;
  const name = personName(lead);
  const stop = isActive ? 0 : -1;
  const openFromRow = ({ target }: MouseEvent) => {
    // The box and the name answer for themselves, and a text being selected is not a click.
    if (target instanceof Element && target.closest('input, button, a, label')) return;
    if (window.getSelection()?.isCollapsed !== false) props.onOpen();
  };
  return (
    <tr
      ref={props.rowRef}
      data-index={props.index}
      aria-rowindex={props.index + 2}
      aria-selected={props.isChosen}
      className={classNames(
        'cursor-pointer border-ligne border-b hover:bg-creux max-sm:relative max-sm:block max-sm:py-3 max-sm:pl-11',
        props.isOpen && 'bg-outremer-voile hover:bg-outremer-voile',
        props.isChosen && !props.isOpen && 'bg-outremer-voile/60',
      )}
      onClick={openFromRow}
    >
      <td className="py-2.5 align-top max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:p-0">
        <label className="block max-sm:flex max-sm:size-11 max-sm:items-center">
          <span className="sr-only">Choisir {name}</span>
          <input
            ref={props.boxRef}
            data-lead={lead.id}
            type="checkbox"
            tabIndex={stop}
            checked={props.isChosen}
            className="mt-0.5 size-4 cursor-pointer accent-outremer max-sm:size-5"
            onChange={({ target, nativeEvent }) =>
              props.onToggle(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            onFocus={props.onFocus}
          />
        </label>
      </td>
      <th scope="row" className={`${cell} text-left font-normal`}>
        <button
          type="button"
          tabIndex={stop}
          className="block max-w-full truncate text-left font-semibold hover:underline hover:underline-offset-[0.2em]"
          onClick={props.onOpen}
        >
          {name}
        </button>
        <span className="line-clamp-1 text-13 text-sourdine max-sm:line-clamp-2">
          {lead.headline ?? 'Intitulé inconnu'}
        </span>
      </th>
      <td className={cell}>
        <span className="block truncate max-sm:inline max-sm:text-13">
          {lead.company ?? <span className="text-sourdine max-sm:hidden">—</span>}
        </span>
        <span className="line-clamp-1 text-13 text-sourdine max-sm:inline">
          {lead.company && lead.location && <span className="sm:hidden"> · </span>}
          {lead.location}
        </span>
      </td>
      <td className={`${cell} max-sm:mt-1.5`}>
        <Judgement lead={lead} />
      </td>
      <td className={`${cell} max-nav:hidden`}>
        <Tags tags={lead.tags} />
      </td>
      <td className="chiffres py-2 text-right align-top text-13 text-sourdine max-sm:hidden">
        <time dateTime={lead.addedAt}>{formatParisDate(new Date(lead.addedAt))}</time>
      </td>
    </tr>
  );
}

function Judgement({ lead }: { lead: LeadRow }) {
  if (lead.excludedBy)
    return (
      <span
        className="inline-flex items-center gap-1.5 text-13 text-brique"
        title={exclusionReason(lead.excludedBy)}
      >
        <Ban size={12} aria-hidden />
        Hors campagne
        <span className="sr-only">: {exclusionReason(lead.excludedBy)}</span>
      </span>
    );
  if (!lead.verdict) return <span className="text-13 text-sourdine">Sans verdict</span>;
  return (
    <span className="inline-flex items-baseline gap-2">
      <span className="chiffres font-semibold">{lead.score}</span>
      <VerdictMark verdict={lead.verdict} />
    </span>
  );
}

const shownTags = 2;

export function Tags({ tags, most = shownTags }: { tags: readonly string[]; most?: number }) {
  if (tags.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {tags.slice(0, most).map((tag) => (
        <span
          key={tag}
          className="max-w-full truncate rounded-petit border border-bord px-1.5 text-12 leading-5"
        >
          {tag}
        </span>
      ))}
      {tags.length > most && (
        <span className="text-12 text-sourdine leading-5" title={tags.slice(most).join(', ')}>
          +{tags.length - most}
        </span>
      )}
    </span>
  );
}
