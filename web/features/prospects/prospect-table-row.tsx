import type { MouseEvent, Ref } from 'react';
import type { Prospect } from '#contract/prospects.ts';
import { personName } from '#core/people/person-name.ts';
import { stageLabels } from '#core/prospects/stages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { NextReason } from './next-line.tsx';
import { nextOf, sayEvent, sayWhen, stageDetail, stageShapes } from './prospect-texts.ts';

type RowProps = {
  prospect: Prospect;
  now: Date;
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

const cell = 'py-2 pr-5 align-top max-sm:block max-sm:p-0';

/** A row on a wide screen, a card on a narrow one. */
export function ProspectTableRow(props: RowProps) {
  const { prospect, now, isActive } = props;
  const name = personName(prospect);
  const stop = isActive ? 0 : -1;
  const next = nextOf(prospect, now);
  const detail = stageDetail(prospect);
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
            data-prospect={prospect.id}
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
        <span className="block truncate text-13 text-sourdine">
          {prospect.headline ?? 'Intitulé inconnu'}
        </span>
      </th>
      <td className={cell}>
        <span className="block truncate max-sm:text-13 max-sm:text-sourdine">
          {prospect.company ?? <span className="text-sourdine max-sm:hidden">—</span>}
        </span>
        <span className="block truncate text-13 text-sourdine max-sm:hidden">
          {prospect.enrolment?.campaign.name ?? 'Hors campagne'}
        </span>
      </td>
      <td className={`${cell} max-sm:mt-1.5`}>
        <StatusMark shape={stageShapes[prospect.stage]}>{stageLabels[prospect.stage]}</StatusMark>
        {detail && (
          <span className="block pl-4 text-13 text-sourdine max-sm:inline max-sm:pl-0">
            <span className="sm:hidden"> · </span>
            {detail}
          </span>
        )}
      </td>
      <td className={`${cell} max-sm:mt-1`}>
        <span className="flex items-baseline justify-between gap-3 max-sm:text-13">
          <span className={classNames('truncate', next.tone === 'over' && 'text-sourdine')}>{next.what}</span>
          <span className="chiffres shrink-0 whitespace-nowrap text-13">{sayWhen(next.when, now)}</span>
        </span>
        <NextReason prospect={prospect} next={next} />
      </td>
      <td className="py-2 pr-5 align-top max-nav:hidden">
        {prospect.lastEvent && (
          <>
            <span className="block truncate" title={prospect.lastEvent.text}>
              {prospect.lastEvent.text}
            </span>
            <time dateTime={prospect.lastEvent.at} className="chiffres block text-13 text-sourdine">
              {sayEvent(prospect.lastEvent.at, now)}
            </time>
          </>
        )}
      </td>
      <td className="chiffres py-2 text-right align-top font-semibold max-sm:hidden">
        {prospect.score ?? '—'}
      </td>
    </tr>
  );
}
